import { Migration } from '@mikro-orm/migrations';

/** Attempts of a delivery before it was given up and tried again. */
export class Migration20261126T1515_platform_add_earlier_attempts extends Migration {
  override up(): void {
    this.addSql('alter table delivery_failure add earlier_attempts integer not null default 0');
  }
}
