import { DEMO_DOMAIN } from '#modules/identity/contract/demo.js';
import { applicationForm } from '../../support/fixtures/applying.js';
import type { Call, Reply } from '../../support/http.js';
import { recordFigure } from '../figures.js';
import { CONNECTIONS, formatLoad, loadBy } from '../load.js';
import { poster, unheardOf } from '../stream.js';
import { type BenchTarget, forgetSignIns, targetLabel } from './bench-target.js';
import { PASSWORD, signInAll } from './world.js';

/** Sign-ins between two resets of the limits, below that of one network. */
const BEFORE_LIMITS = 4;

/** Benchmarks writes of 16 people at a time: sign-in, post, submit, release. */
export async function benchWrites(target: BenchTarget): Promise<void> {
  await benchSignIns(target);
  await forgetSignIns(target.database);
  const { poster: posterToken, administrator } = await signInAll(target.site.api, target.world);
  const post = await poster(target.site.api, posterToken, target.world.organization);
  await measure('posts', target, () => post(unheardOf()));
  await benchSubmissions(target);
  await benchReleases(target, administrator);
}

async function measure(name: string, target: BenchTarget, write: (turn: number) => Promise<unknown>): Promise<void> {
  recordFigure(`${name}, ${targetLabel(target)}`, formatLoad(await loadBy(write, target.options.seconds)));
}

async function benchSignIns(target: BenchTarget): Promise<void> {
  const people = await findSeekers(target, 1_000);
  await measure('sign-ins', target, async (turn) => {
    if (turn % BEFORE_LIMITS === 0) await forgetSignIns(target.database);
    await signIn(target, people[turn % people.length]?.email ?? '');
  });
}

/** Each applicant applies for one job after another. */
async function benchSubmissions(target: BenchTarget): Promise<void> {
  const people = await findSeekers(target, CONNECTIONS);
  const tokens: string[] = [];
  for (const { email } of people) {
    await forgetSignIns(target.database);
    tokens.push(await signIn(target, email));
  }
  const { rows: jobs } = await target.database.query<{ id: string }>(
    `select id from job where status = 'open' and deleted_at is null and not is_external_post
        and start_date <= now() and end_date > now() + interval '1 day'
        and not is_essay_required and not is_performance_assessment
        and not exists (select 1 from application where job_id = job.id and user_id = any($1::uuid[]))`,
    [people.map(({ id }) => id)],
  );
  await measure('submissions', target, async (turn) => {
    const person = turn % CONNECTIONS;
    const jobId = jobs[Math.floor(turn / CONNECTIONS) % jobs.length]?.id;
    const form = applicationForm({ data: { jobId }, attachedFiles: [people[person]?.resume] });
    await expectSuccess(target, 'post', '/api/applications/submit', { as: tokens[person] ?? '', form });
  });
}

async function benchReleases(target: BenchTarget, as: string): Promise<void> {
  const { rows } = await target.database.query<{ id: string; job: string }>(
    `select a.id, a.job_id as job from application a join job j on j.id = a.job_id
      where a.type = 'submitted' and a.released_at is null and not j.is_board_review and j.deleted_at is null
      order by a.id limit 20000`,
  );
  await measure('releases to applicants', target, async (turn) => {
    const { id, job } = rows[turn % rows.length] ?? { id: '', job: '' };
    const body = { jobId: job, releasedApplications: [id] };
    await expectSuccess(target, 'patch', '/api/applications/admin/release/applicants', { as, body });
  });
}

/** Seekers with a resume. */
async function findSeekers({ database }: BenchTarget, count: number) {
  const { rows } = await database.query<{ id: string; email: string; resume: string }>(
    `select a.id, a.email, d.id as resume from account a join profile_document d on d.user_id = a.id
      where a.confirmed_at is not null and a.locked_at is null and a.email like '%@${DEMO_DOMAIN}'
        and a.privileges = '{9}' and d.document_type = 'RESU' and d.removed_at is null order by a.id limit $1`,
    [count],
  );
  return rows;
}

async function signIn(target: BenchTarget, email: string): Promise<string> {
  const { body } = await expectSuccess(target, 'post', '/api/auth/signin', { body: { email, password: PASSWORD } });
  return body.accessToken;
}

async function expectSuccess(
  { site }: BenchTarget,
  method: 'post' | 'patch',
  path: string,
  sent: Call,
): Promise<Reply> {
  const reply = await site.api[method](path, sent);
  if (reply.status >= 300) throw new Error(`${path} answered ${reply.status} ${JSON.stringify(reply.body)}`);
  return reply;
}
