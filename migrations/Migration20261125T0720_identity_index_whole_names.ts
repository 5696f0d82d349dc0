import { Migration } from '@mikro-orm/migrations';

/** Candidates are looked for by a part of "first last". */
export class Migration20261125T0720_identity_index_whole_names extends Migration {
  override up(): void {
    this.addSql(
      "create index account_name_contains on account using gin ((first_name || ' ' || last_name) gin_trgm_ops)",
    );
  }
}
