import { Migration } from '@mikro-orm/migrations';

/**
 * Lists and uniqueness rules compare names as the search does: without case, accents and quotes, a dash for a blank.
 * The columns are generated, since folding a text takes ten times as long as comparing it.
 */
export class Migration20261129T0130_platform_fold_texts extends Migration {
  override up(): void {
    this.addSql(String.raw`
      create function folded(value text) returns text language sql immutable strict parallel safe as $$
        select regexp_replace(
          translate(
            case when octet_length(value) = length(value) then lower(value)
              else replace(replace(replace(replace(
                lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]+', '', 'g')),
                'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') end,
            'øłđðı-‐‑‒–—−''"${'`'}´‘’‛“”‟ʻʼ′″', 'olddi       '),
          ' {2,}', ' ', 'g')
      $$`);
    this.addSql(String.raw`
      create function folded_pattern(value text) returns text language sql immutable strict parallel safe as $$
        select '%' || regexp_replace(
          case when btrim(folded(value)) = '' then value else folded(value) end, '([\\%_])', '\\\1', 'g') || '%'
      $$`);

    this.addSql(`
      alter table account
        add column folded_first_name text generated always as (folded(first_name)) stored,
        add column folded_last_name text generated always as (folded(last_name)) stored,
        add column folded_name text generated always as (folded(first_name || ' ' || last_name)) stored`);
    for (const name of ['account_first_name_contains', 'account_last_name_contains', 'account_name_contains'])
      this.addSql(`drop index ${name}`);
    this.addSql('drop index account_order_by_name');
    this.addSql('create index account_order_by_name on account (folded_last_name, folded_first_name, id)');
    this.addContains('account', 'folded_first_name', 'folded_last_name', 'folded_name');

    this.addSql(`
      alter table job
        add column folded_title text generated always as (folded(title)) stored,
        add column folded_city text generated always as (folded(city)) stored`);
    for (const column of ['title', 'city']) {
      this.addSql(`drop index job_${column}_contains`);
      this.addSql(`drop index job_order_by_${column}`);
      this.addSql(`create index job_order_by_${column} on job (folded_${column}, id) where deleted_at is null`);
    }
    this.addContains('job', 'folded_title', 'folded_city');
    this.addSql('drop index job_like_title');
    this.addSql(`
      create index job_like_title on job (organization, job_title_key(folded_title), end_date)
       where status in ('open', 'pendingApproval') and deleted_at is null`);

    this.addSql(`
      alter table organization add column folded_words text
        generated always as (folded(account_name || e'\\n' || account_number || e'\\n' || account_type)) stored`);
    this.addSql('drop index organization_contains');
    this.addContains('organization', 'folded_words');

    for (const table of ['position', 'credential', 'certification']) {
      this.addSql(`alter table ${table} add column folded_name text generated always as (folded(name)) stored`);
      this.addSql(`drop index ${table}_name_contains`);
      this.addContains(table, 'folded_name');
    }
  }

  private addContains(table: string, ...columns: string[]): void {
    for (const column of columns)
      this.addSql(
        `create index ${table}_${column}_contains on ${table} using gin (${column} gin_trgm_ops)${
          table === 'organization' ? ' with (fastupdate = off)' : ''
        }`,
      );
  }
}
