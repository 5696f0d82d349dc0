import { Migration } from '@mikro-orm/migrations';

/** Job Posts You Manage are sorted by the number that they show: the organization's own, else that of the board (W8.2). */
export class Migration20261129T0700_postings_order_numbers extends Migration {
  override up(): void {
    // Figures are filled up to the longest number that a posting may have, so that 9 stands before 10.
    this.addSql(`
      alter table job add column shown_number text collate "C" generated always as (
        case
          when external_listing_number ~ '^[0-9]+$' then lpad(external_listing_number, 50, '0')
          when external_listing_number <> '' then folded(external_listing_number)
          else lpad(job_listing_number::text, 50, '0')
        end
      ) stored
    `);
    this.addSql('drop index job_of_organization_by_number');
    this.addSql(
      'create index job_of_organization_by_number on job (organization, shown_number, id) where deleted_at is null',
    );
  }
}
