import { Migration } from '@mikro-orm/migrations';

/** An index for each order of a list, and for each filter that few rows pass. */
export class Migration20261123T1132_platform_index_lists extends Migration {
  override up(): void {
    const orders = {
      start_date: 'start_date, id',
      end_date: 'end_date, id',
      title: 'lower(title), id',
      position_name: 'lower(position_name), id',
      organization_name: 'lower(organization_name), id',
      city: 'lower(city), id',
      status:
        "array_position(array['unsubmitted', 'pendingApproval', 'open', 'filled', 'rejected', 'closed'], status), id",
      review: 'board_review_days desc nulls last, end_date desc, id',
      review_ascending: 'board_review_days, end_date desc, id',
    };
    for (const [name, columns] of Object.entries(orders))
      this.addSql(`create index job_order_by_${name} on job (${columns}) where deleted_at is null`);
    this.addSql('create index job_by_county on job (county)');
    this.addSql('create index job_by_iu on job (iu)');
    for (const [name, column] of Object.entries({
      title: 'title',
      city: 'city',
      external_number: 'external_listing_number',
      number: '(job_listing_number::text)',
    }))
      this.addSql(`create index job_${name}_contains on job using gin (${column} gin_trgm_ops)`);
    this.addSql('drop index job_by_creator');
    this.addSql('create index job_by_creator on job (creator_id, created_at, id)');

    this.addSql('drop index application_of_job');
    this.addSql("create index application_of_job on application (job_id, submitted_at, id) where type = 'submitted'");

    this.addSql('create index account_order_by_name on account (lower(last_name), lower(first_name), id)');
    for (const column of ['first_name', 'last_name', 'email'])
      this.addSql(`create index account_${column}_contains on account using gin (${column} gin_trgm_ops)`);
    this.addSql('create index account_privileges on account using gin (privileges)');
  }
}
