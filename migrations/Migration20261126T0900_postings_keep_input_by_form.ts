import { Migration } from '@mikro-orm/migrations';

/** Each form has an entry of its own, so that a Save of one form leaves what was typed into another. */
export class Migration20261126T0900_postings_keep_input_by_form extends Migration {
  override up(): void {
    this.addSql('alter table job_autosave add column form_id uuid not null default gen_random_uuid()');
    this.addSql(`
      alter table job_autosave
        alter column form_id drop default,
        drop constraint job_autosave_account_id_job_id_key,
        add unique nulls not distinct (account_id, job_id, form_id)`);
  }
}
