import { Migration } from '@mikro-orm/migrations';

/** The latest input of each open posting form, by which older input that arrives later is told. */
export class Migration20261125T0420_postings_create_form_input extends Migration {
  override up(): void {
    this.addSql(`
      create table job_form_input (
        account_id uuid not null,
        form_id uuid not null,
        sequence integer not null,
        received_at timestamptz not null,
        primary key (account_id, form_id)
      )`);
    this.addSql('create index job_form_input_by_age on job_form_input (received_at)');
  }
}
