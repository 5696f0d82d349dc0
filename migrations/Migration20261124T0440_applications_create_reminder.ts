import { Migration } from '@mikro-orm/migrations';

/** Reminders of deadlines that were recorded, so that each happens once; a deleted draft takes its own along. */
export class Migration20261124T0440_applications_create_reminder extends Migration {
  override up(): void {
    this.addSql(`
      create table application_reminder (
        application_id uuid not null references application (id) on delete cascade,
        days smallint not null check (days in (1, 3)),
        primary key (application_id, days)
      )`);
    this.addSql("create index application_draft_of_job on application (job_id) where type = 'draft'");
  }
}
