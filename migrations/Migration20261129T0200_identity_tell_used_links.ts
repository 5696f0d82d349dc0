import { Migration } from '@mikro-orm/migrations';

/** A link that was followed is told apart from one that another replaced or ended. */
export class Migration20261129T0200_identity_tell_used_links extends Migration {
  override up(): void {
    this.addSql('alter table link_token add column used_at timestamptz');
  }
}
