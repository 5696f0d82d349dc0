import { Migration } from '@mikro-orm/migrations';

/** When a posting was filled, which its days to fill are counted to. */
export class Migration20261125T0700_postings_add_filled_at extends Migration {
  override up(): void {
    this.addSql('alter table job add column filled_at timestamptz');
    this.addSql(`
      update job set filled_at = filling.at
        from (select aggregate_id, max(occurred_at) as at from fact where name = 'JobFilled' group by aggregate_id) filling
       where filling.aggregate_id = job.id and job.status = 'filled'`);
  }
}
