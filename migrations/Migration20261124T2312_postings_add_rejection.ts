import { Migration } from '@mikro-orm/migrations';

/** The reason of a rejection stays until the posting is posted again, with who rejected it and when. */
export class Migration20261124T2312_postings_add_rejection extends Migration {
  override up(): void {
    this.addSql(`
      alter table job
        add rejected_at timestamptz,
        add rejected_by uuid,
        drop constraint job_check1,
        add constraint job_rejection_reason check (
          case status
            when 'rejected' then rejection_reason is not null
            when 'unsubmitted' then true
            else rejection_reason is null
          end)`);
  }
}
