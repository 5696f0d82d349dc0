import { Migration } from '@mikro-orm/migrations';

export class Migration20261121T0110_platform_create_demo_parts extends Migration {
  override up(): void {
    this.addSql(
      'create table demo_part (name text primary key, loaded_at timestamptz not null default clock_timestamp())',
    );
  }
}
