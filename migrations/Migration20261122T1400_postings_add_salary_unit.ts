import { Migration } from '@mikro-orm/migrations';

export class Migration20261122T1400_postings_add_salary_unit extends Migration {
  override up(): void {
    this.addSql(
      "alter table job add column salary_unit text not null default 'year' check (salary_unit in ('year', 'day', 'hour'))",
    );
    this.addSql('alter table job alter column salary_unit drop default');
  }
}
