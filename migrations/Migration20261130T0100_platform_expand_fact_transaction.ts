import { Migration } from '@mikro-orm/migrations';

/** Events of one transaction are one act in a history. Those from before have none. */
export class Migration20261130T0100_platform_expand_fact_transaction extends Migration {
  override up(): void {
    // The default of a new column would rewrite the table, as it differs by row.
    this.addSql('alter table fact add column transaction_id xid8');
    this.addSql('alter table fact alter column transaction_id set default pg_current_xact_id()');
  }

  override down(): void {
    this.addSql('alter table fact drop column transaction_id');
  }
}
