import { Migration } from '@mikro-orm/migrations';

export class Migration20261122T1020_identity_create_password_requests extends Migration {
  override up(): void {
    this.addSql(`
      create table password_request (
        id uuid primary key,
        version integer not null default 1,
        fact_count integer not null default 0,
        email text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )
    `);
  }
}
