import { Migration } from '@mikro-orm/migrations';

/** Like titles have the same key: case, punctuation, the order of the words and simple plurals make no difference. */
export class Migration20261124T2311_postings_index_like_titles extends Migration {
  override up(): void {
    this.addSql(`
      create function job_title_key(title text) returns text language sql immutable strict parallel safe as $$
        select coalesce(string_agg(word, ' ' order by word collate "C"), '')
          from (
            select distinct regexp_replace(
                     regexp_replace(regexp_replace(part, 'ies$', 'y'), '(ss|x|ch|sh)es$', '\\1'), '([^s])s$', '\\1'
                   ) as word
              from regexp_split_to_table(translate(lower(title), '''’', ''), '[^[:alnum:]]+') as part
             where part <> ''
          ) as words
      $$`);
    this.addSql(`
      create index job_like_title on job (organization, job_title_key(title), end_date)
       where status in ('open', 'pendingApproval') and deleted_at is null`);
    this.addSql(`
      create index job_with_salary on job (organization, position_id, start_date)
       where posted_at is not null and deleted_at is null and num_nonnulls(salary_min, salary_max) > 0`);
  }
}
