import { Migration } from '@mikro-orm/migrations';

/** Who withdrew an application, taken from the facts for those of before. */
export class Migration20261124T0410_applications_add_withdrawn_by extends Migration {
  override up(): void {
    this.addSql('alter table application add column withdrawn_by text');
    this.addSql(`
      create or replace function keep_submitted_application() returns trigger language plpgsql as $$
      declare
        changing text[] := array['version', 'fact_count', 'updated_at', 'type', 'released_to_reviewers_at',
                                 'released_at', 'withdrawn_at', 'withdrawn_by'];
      begin
        if to_jsonb(old) - changing is distinct from to_jsonb(new) - changing
        then raise exception 'a submitted application does not change (%)', old.id;
        end if;
        return new;
      end $$`);
    this.addSql(`
      update application set withdrawn_by = fact.payload ->> 'by'
        from fact where fact.name = 'ApplicationWithdrawn' and fact.aggregate_id = application.id`);
  }
}
