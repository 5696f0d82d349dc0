import { Migration } from '@mikro-orm/migrations';

export class Migration20261121T0800_reporting_create_system_log extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm');
    this.addSql(`
      create table system_log (
        fact_id uuid primary key,
        at timestamptz not null,
        level text not null,
        message text not null
      )`);
    this.addSql('create index system_log_newest on system_log (at desc, fact_id desc)');
    this.addSql('create index system_log_by_level on system_log (level, at desc, fact_id desc)');
    this.addSql('create index system_log_message on system_log using gin (message gin_trgm_ops)');
  }
}
