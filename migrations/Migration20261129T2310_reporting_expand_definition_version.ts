import { Migration } from '@mikro-orm/migrations';

/** Two tabs that change one saved report are told of each other. */
export class Migration20261129T2310_reporting_expand_definition_version extends Migration {
  override up(): void {
    this.addSql('alter table report_definition add column version integer not null default 1');
  }

  override down(): void {
    this.addSql('alter table report_definition drop column version');
  }
}
