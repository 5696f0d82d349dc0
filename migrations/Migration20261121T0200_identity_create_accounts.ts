import { Migration } from '@mikro-orm/migrations';

export class Migration20261121T0200_identity_create_accounts extends Migration {
  override up(): void {
    this.addSql(`
      create table account (
        id uuid primary key,
        version integer not null default 1,
        fact_count integer not null default 0,
        first_name text not null,
        last_name text not null,
        email text not null,
        password_hash text,
        confirmed_at timestamptz,
        locked_at timestamptz,
        privileges integer[] not null default '{}',
        organizations text[] not null default '{}',
        terms_accepted_at timestamptz,
        is_email_receiver boolean not null default true,
        search_zip_code text,
        search_distance integer,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )
    `);
    this.addSql('create unique index account_email_in_any_case on account (lower(email))');
    this.addSql('create index account_organizations on account using gin (organizations)');
    this.addSql(`
      create table session (
        id uuid primary key,
        version integer not null default 1,
        fact_count integer not null default 0,
        account_id uuid not null references account on delete cascade,
        generation integer not null,
        rotated_at timestamptz not null,
        grace_used boolean not null,
        expires_at timestamptz not null,
        ended_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )
    `);
    this.addSql('create index session_account on session (account_id) where ended_at is null');
    this.addSql(`
      create table refresh_token (
        hash text primary key,
        session_id uuid not null references session on delete cascade,
        generation integer not null
      )
    `);
    this.addSql('create index refresh_token_session on refresh_token (session_id)');
    this.addSql(`
      create table link_token (
        hash text primary key,
        account_id uuid not null references account on delete cascade,
        purpose text not null check (purpose in ('confirmation', 'password')),
        expires_at timestamptz not null,
        ended_at timestamptz,
        created_at timestamptz not null default clock_timestamp()
      )
    `);
    this.addSql('create index link_token_account on link_token (account_id)');
    this.addSql(`
      create table throttle (
        key text primary key,
        hits integer not null,
        window_ends_at timestamptz not null
      )
    `);
    this.addSql('create index throttle_window on throttle (window_ends_at)');
  }
}
