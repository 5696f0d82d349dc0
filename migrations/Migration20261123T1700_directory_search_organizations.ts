import { Migration } from '@mikro-orm/migrations';

/**
 * One index for a search of name, number and type: three cost more than reading the whole table. Without the list of
 * pending entries, which makes a search slow after an import until the next vacuum.
 */
export class Migration20261123T1700_directory_search_organizations extends Migration {
  override up(): void {
    for (const column of ['account_name', 'account_number', 'account_type'])
      this.addSql(`drop index organization_${column}_contains`);
    this.addSql(`
      create index organization_contains on organization
        using gin ((account_name || e'\\n' || account_number || e'\\n' || account_type) gin_trgm_ops)
        with (fastupdate = off)`);
  }
}
