import { Migration } from '@mikro-orm/migrations';

/** The copy of education, career and employment questions; null for submissions from before they were asked. */
export class Migration20261124T0400_applications_add_history extends Migration {
  override up(): void {
    this.addSql('alter table application add column history jsonb');
  }
}
