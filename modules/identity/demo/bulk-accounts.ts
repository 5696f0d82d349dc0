import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { Privilege } from '#modules/shared/privileges.js';
import { toArrayLiteral } from '#platform/database/array-literal.js';
import { Database } from '#platform/database/database.js';
import { bulkLoad, inRanges } from '#platform/seeding/bulk-load.js';
import { DEMO_DOMAIN } from '../contract/demo.js';
import { Passwords } from '../security/passwords.js';
import { FIRST_NAMES, LAST_NAMES } from './names.js';

const BATCH = 50_000;
/** Posters and reviewers in all; fewer among few accounts. */
const MAX_STAFF = 400;
const STAFF_SHARE = 0.1;

/**
 * The exponents make the first names of the lists the most frequent: 1 % are called Smith. Of ten posters and
 * reviewers, one is both. Staff are always confirmed, so that they can sign in.
 */
const INSERT = `
  with made as (
    select n, n < ?::int as is_staff,
           (?::text[])[1 + floor(${FIRST_NAMES.length} * power(random(), 1.1))::int] as first_name,
           (?::text[])[1 + floor(${LAST_NAMES.length} * power(random(), 1.15))::int] as last_name,
           now() - interval '3 years' * random() as created_at
      from generate_series(?::int, ?::int) as n
  )
  insert into account (id, first_name, last_name, email, password_hash, confirmed_at, locked_at, privileges, organizations,
                       terms_accepted_at, last_signed_in_at, search_zip_code, search_distance, created_at, updated_at)
  select gen_random_uuid(), first_name, last_name,
         lower(first_name) || '.' || lower(last_name) || '.' || n + ?::int || '@${DEMO_DOMAIN}', ?,
         case when is_staff or n % 50 <> 7 then created_at + interval '10 minutes' end,
         case when not is_staff and n % 500 = 11 then now() - interval '1 day' end,
         case when not is_staff then '{${Privilege.JobSeeking}}'::int[]
              when n % 10 < 5 then '{${Privilege.JobPosting}}'
              when n % 10 < 9 then '{${Privilege.ReviewApplicants}}'
              else '{${Privilege.JobPosting},${Privilege.ReviewApplicants}}' end,
         case when is_staff then
           array(select (?::text[])[1 + (n * 3 + i) * 37 % ?::int] from generate_series(0, n % 3) as i order by 1)
         else '{}' end,
         now(), case when n % 5 > 0 then now() - interval '1 year' * random() end, case when n % 3 = 0 then '17101' end, case when n % 3 = 0 then 25 end, created_at, now()
    from made`;

/** Of one account in a hundred. */
const INSERT_REQUESTS = `
  insert into posting_access_request (id, user_id, organization, message, status, created_at, updated_at)
  select gen_random_uuid(), id, last_name || ' Area School District', 'Please let me post for us.', 'open',
         now() - interval '60 days' * random(), now()
    from account where privileges = '{${Privilege.JobSeeking}}' and confirmed_at is not null and lower(email) like '%@${DEMO_DOMAIN}'
   order by random() limit ? on conflict do nothing`;

/** Inserts accounts with one password for benchmarks: up to 400 posters and reviewers, the others seek jobs. */
@Injectable()
export class BulkAccounts {
  constructor(
    private readonly directory: DirectoryApi,
    private readonly database: Database,
    private readonly passwords: Passwords,
  ) {}

  async insert(count: number, password: string, onProgress: (done: number) => void): Promise<void> {
    const tables = ['account', 'posting_access_request'];
    await bulkLoad(this.database, tables, (em) => this.load(em, count, password, MAX_STAFF, onProgress));
  }

  /** Inserts accounts that seek jobs, beside other work. */
  async insertSeekers(count: number, password: string): Promise<void> {
    await this.database.transaction((em) => this.load(em, count, password, 0, () => undefined));
  }

  private async load(
    em: EntityManager,
    count: number,
    password: string,
    maxStaff: number,
    onProgress: (done: number) => void,
  ): Promise<void> {
    const hash = await this.passwords.hash(password);
    const usable = (await this.directory.allOrganizations()).filter((one) => one.usable);
    const organizations = toArrayLiteral(usable.map(({ accountNumber }) => accountNumber));
    const names = [toArrayLiteral(FIRST_NAMES), toArrayLiteral(LAST_NAMES)];
    const [{ present, employed }] = await em.execute<[{ present: number; employed: number }]>(
      "select count(*)::int as present, (count(*) filter (where organizations <> '{}'))::int as employed from account",
    );
    const staff = Math.min(Math.max(0, maxStaff - employed), Math.floor(count * STAFF_SHARE));
    await em.execute('select setseed(0.5)');
    await inRanges(count, BATCH, async ({ from, to }) => {
      const values = [staff, ...names, from, to - 1, present, hash, organizations, usable.length];
      await em.execute(INSERT, values);
      onProgress(to);
    });
    await em.execute(INSERT_REQUESTS, [Math.floor(count / 100)]);
  }
}
