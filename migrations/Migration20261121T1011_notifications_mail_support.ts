import { Migration } from '@mikro-orm/migrations';

/** A mail without a recipient account goes to the installation's support address. */
export class Migration20261121T1011_notifications_mail_support extends Migration {
  override up(): void {
    this.addSql('alter table mail alter column recipient_id drop not null');
    this.addSql('alter table mail drop constraint mail_fact_id_recipient_id_template_key');
    this.addSql('alter table mail add unique nulls not distinct (fact_id, recipient_id, template)');
  }
}
