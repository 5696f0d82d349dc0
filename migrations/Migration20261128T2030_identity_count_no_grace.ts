import { Migration } from '@mikro-orm/migrations';

/** As many tabs as a person has open may refresh at once. */
export class Migration20261128T2030_identity_count_no_grace extends Migration {
  override up(): void {
    this.addSql('alter table session drop column grace_used');
  }

  override down(): void {
    this.addSql('alter table session add column grace_used boolean not null default false');
  }
}
