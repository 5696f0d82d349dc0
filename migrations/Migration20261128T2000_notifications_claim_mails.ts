import { Migration } from '@mikro-orm/migrations';

export class Migration20261128T2000_notifications_claim_mails extends Migration {
  override up(): void {
    this.addSql('alter table mail add column claimed_until timestamptz');
  }

  override down(): void {
    this.addSql('alter table mail drop column claimed_until');
  }
}
