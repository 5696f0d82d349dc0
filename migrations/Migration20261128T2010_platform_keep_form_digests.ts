import { Migration } from '@mikro-orm/migrations';

/** Tells a repeated form from another one under the same key. */
export class Migration20261128T2010_platform_keep_form_digests extends Migration {
  override up(): void {
    this.addSql('alter table idempotency_key add column form text');
  }

  override down(): void {
    this.addSql('alter table idempotency_key drop column form');
  }
}
