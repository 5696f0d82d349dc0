import { Migration } from '@mikro-orm/migrations';

export class Migration20261121T1010_identity_create_posting_access_requests extends Migration {
  override up(): void {
    this.addSql(`
      create table posting_access_request (
        id uuid primary key,
        version integer not null default 1,
        fact_count integer not null default 0,
        user_id uuid not null references account on delete cascade,
        organization text not null,
        message text not null,
        status text not null check (status in ('open', 'granted', 'declined')),
        decided_at timestamptz,
        decided_by uuid,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )
    `);
    this.addSql(`
      create unique index posting_access_request_once_open
        on posting_access_request (user_id, lower(organization)) where status = 'open'
    `);
    this.addSql(`
      create index posting_access_request_newest
        on posting_access_request (created_at desc, id) where status = 'open'
    `);
  }
}
