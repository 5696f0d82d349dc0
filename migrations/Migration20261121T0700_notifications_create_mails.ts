import { Migration } from '@mikro-orm/migrations';

export class Migration20261121T0700_notifications_create_mails extends Migration {
  override up(): void {
    this.addSql(`
      create table mail (
        id uuid primary key,
        version integer not null default 1,
        fact_count integer not null default 0,
        fact_id uuid not null,
        recipient_id uuid not null,
        template text not null,
        data jsonb not null,
        sent_at timestamptz,
        dropped_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        unique (fact_id, recipient_id, template)
      )
    `);
    this.addSql(`
      create table mailbox_message (
        id uuid primary key,
        recipient text not null,
        subject text not null,
        body_text text not null,
        body_html text not null,
        received_at timestamptz not null default clock_timestamp()
      )
    `);
    this.addSql('create index mailbox_message_newest on mailbox_message (received_at desc, id)');
  }
}
