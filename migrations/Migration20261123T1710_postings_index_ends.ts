import { Migration } from '@mikro-orm/migrations';

/** Lists by the end of the listing and by number, for some days of start and for one organization. */
export class Migration20261123T1710_postings_index_ends extends Migration {
  override up(): void {
    this.addSql('drop index job_order_by_end_date');
    // The start is checked in the index, so that earlier listings that end late are not read.
    this.addSql('create index job_order_by_end_date on job (end_date, id, start_date) where deleted_at is null');
    for (const [name, column] of [
      ['end', 'end_date'],
      ['number', 'job_listing_number'],
    ])
      this.addSql(
        `create index job_of_organization_by_${name} on job (organization, ${column}, id) where deleted_at is null`,
      );
  }
}
