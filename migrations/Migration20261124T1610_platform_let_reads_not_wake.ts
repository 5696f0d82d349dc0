import { Migration } from '@mikro-orm/migrations';

/** Facts of reads wait for the relay's next look, so that each of them does not start a round of the relay. */
export class Migration20261124T1610_platform_let_reads_not_wake extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function wake_dispatcher() returns trigger language plpgsql as $$
      begin
        if current_setting('outbox.wake', true) is distinct from 'off' then
          notify outbox;
        end if;
        return null;
      end $$`);
  }
}
