import { Injectable } from '@nestjs/common';
import { IdentityApi } from '#modules/identity/contract/identity-api.js';
import { PostingsApi } from '#modules/postings/contract/postings-api.js';
import { Database } from '#platform/database/database.js';
import { bulkLoad, inRanges } from '#platform/seeding/bulk-load.js';
import { logMessageFor } from '../read/log-messages.js';

const BATCH = 200_000;
/** Of eight characters, like the end of an id in a message. */
const ACCOUNT = '{person}';
const JOB = '{job}';

/** How often each event occurs in a hundred, with its payload. */
const EVENTS: [share: number, name: string, payload: object][] = [
  [30, 'SignedIn', {}],
  [4, 'SignInRefused', { reason: 'password' }],
  [16, 'ApplicationSaved', {}],
  [10, 'ApplicationSubmitted', {}],
  [10, 'MailQueued', { template: 'application-received' }],
  [10, 'MailSent', { template: 'application-received' }],
  [5, 'ContactDetailsSaved', {}],
  [4, 'JobSaved', {}],
  [4, 'JobPosted', { approvedBy: null }],
  [3, 'ApplicantReleased', {}],
  [2, 'JobClosed', {}],
  [1, 'JobDeleted', {}],
  [1, 'SubscriberFailed', { subscriber: 'deliver-mail', factName: 'MailQueued', factId: ACCOUNT, attempts: 8 }],
];

/**
 * Evenly over the last year; placeholders get numbers of jobs and ends of ids. One entry in twenty names the first of
 * 100,000 accounts.
 */
const INSERT = `
  with template as (
    select row_number() over () - 1 as rank, *
      from jsonb_to_recordset(?::jsonb) as template(level text, message text, "factName" text, subscriber text)
  ), numbered as (
    select n, floor(random() * ?::int)::int as template_rank, 1001 + floor(random() * 20000)::int as number,
           ('00000000-0000-7000-8000-' || lpad(to_hex(
             case when n % 20 = 0 then 0 else floor(random() * 100000)::int end), 12, '0'))::uuid as account
      from generate_series(?::int, ?::int) as n
  )
  insert into system_log (fact_id, at, level, message, fact_name, job_id, account_ids, subscriber)
  select gen_random_uuid(), now() - interval '1 year' * ((?::int - n)::float8 / ?::int), level,
         replace(replace(message, '${JOB}', number::text), '${ACCOUNT}', right(account::text, 8)), "factName",
         case when message like '%${JOB}%' then job.id end,
         case when message like '%account ${ACCOUNT}%' then array[account] else '{}' end, subscriber
    from numbered join template on rank = template_rank
    left join jsonb_to_recordset(?::jsonb) as job(number int, id uuid) using (number)`;

const MONTHS = `
  select create_system_log_month(now() - interval '1 month' * ago) from generate_series(0, 12) as ago`;

/** Inserts log entries without events, for benchmarks. */
@Injectable()
export class BulkLog {
  constructor(
    private readonly database: Database,
    private readonly identity: IdentityApi,
    private readonly postings: PostingsApi,
  ) {}

  async insert(count: number, onProgress: (done: number) => void): Promise<void> {
    const templates = createTemplates();
    const jobs = await this.jobs();
    await this.database.rows(MONTHS);
    await bulkLoad(this.database, ['system_log', 'system_log_count'], async (em) => {
      await em.execute('select setseed(0.5)');
      await inRanges(count, BATCH, async ({ from, to }) => {
        const range = [templates.length, from, to - 1, count, count];
        await em.execute(INSERT, [JSON.stringify(templates), ...range, JSON.stringify(jobs)]);
        onProgress(to);
      });
    });
  }

  private async jobs(): Promise<{ number: number | null; id: string }[]> {
    const ids = await this.postings.jobIdsOfCreators(await this.identity.demoAccountIds());
    const jobs = await this.postings.jobsByIds(ids);
    return jobs.map(({ id, jobListingNumber }) => ({ number: jobListingNumber, id }));
  }
}

function createTemplates() {
  return EVENTS.flatMap(([share, name, payload]) => {
    const event = { id: ACCOUNT, name, aggregateId: ACCOUNT, number: 1, actorId: null, occurredAt: new Date(0) };
    const subscriber = 'subscriber' in payload ? { subscriber: payload.subscriber } : {};
    const template = logMessageFor({ ...event, payload: { userId: ACCOUNT, ...payload } }, JOB);
    return Array.from({ length: share }, () => ({ ...template, factName: name, ...subscriber }));
  });
}
