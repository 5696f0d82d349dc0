import { Migration } from '@mikro-orm/migrations';

/** PDFs of what was sent. A row without a key waits for its PDF; an application from before has no row until asked for. */
export class Migration20261124T0430_applications_create_pdf extends Migration {
  override up(): void {
    this.addSql(`
      create table application_pdf (
        application_id uuid primary key,
        requested_at timestamptz not null default now(),
        file_key text unique,
        made_at timestamptz,
        check ((file_key is null) = (made_at is null))
      )`);
  }
}
