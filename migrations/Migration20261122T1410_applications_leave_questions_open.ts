import { Migration } from '@mikro-orm/migrations';

export class Migration20261122T1410_applications_leave_questions_open extends Migration {
  override up(): void {
    this.addSql(`
      alter table application
        alter column is_been_terminated drop not null,
        alter column is_contract_terminated drop not null`);
    // Drafts defaulted both answers to No until now, so only a Yes is certainly the user's answer.
    this.addSql(`
      update application
         set is_been_terminated = nullif(is_been_terminated, false),
             is_contract_terminated = nullif(is_contract_terminated, false)
       where type = 'draft'`);
    this.addSql(`
      alter table application add constraint application_answered
        check (type = 'draft' or (is_been_terminated is not null and is_contract_terminated is not null))`);
  }
}
