import { Migration } from '@mikro-orm/migrations';

/** Downloads of what is kept about a user, at most one for each account. A row without a key waits for its file. */
export class Migration20261124T1500_identity_create_data_export extends Migration {
  override up(): void {
    this.addSql(`
      create table data_export (
        id uuid primary key,
        version integer not null default 1,
        fact_count integer not null default 0,
        account_id uuid not null unique references account on delete cascade,
        requested_at timestamptz not null,
        file_key text unique,
        size bigint,
        expires_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        check (num_nulls(file_key, size, expires_at) in (0, 3))
      )`);
  }
}
