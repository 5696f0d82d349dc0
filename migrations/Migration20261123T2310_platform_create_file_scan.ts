import { Migration } from '@mikro-orm/migrations';

/** Verdict of the virus scanner on a stored file; a file without a row has not been scanned yet. */
export class Migration20261123T2310_platform_create_file_scan extends Migration {
  override up(): void {
    this.addSql(`
      create table file_scan (
        file_key text primary key,
        state text not null check (state in ('clean', 'refused')),
        finding text,
        scanned_at timestamptz not null,
        check ((state = 'refused') = (finding is not null))
      )`);
  }
}
