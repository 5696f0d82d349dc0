import { DEMO_EMAILS, DEMO_ORGANIZATIONS } from '#modules/identity/contract/demo.js';
import { eventually } from '../../support/eventually.js';
import type { Caller } from '../../support/http.js';

/** The password of all demo accounts. */
export const PASSWORD = 'Harrisburg-17';

/** Who reads. The seeker applied for many jobs; the applicant is the demo's own, whose documents have files. */
export type Person = 'administrator' | 'reviewer' | 'poster' | 'seeker' | 'applicant';

/** Rows to read about, of a database with demo data and data in bulk. */
export interface World {
  emails: Record<Person, string>;
  /** Of the reviewer and the poster. */
  organization: string;
  /** With about eleven applicants. */
  job: string;
  /** With the most applicants. */
  popularJob: string;
  /** At the organizations of reviewer and poster, with released applicants. */
  ownJob: string;
  /** Released, for `ownJob`. */
  application: string;
  seeker: string;
  applicationOfSeeker: string;
  /** Of the applicant, with files. */
  applicationWithFiles: string;
  applicationFile: string;
  document: string;
  position: string;
  /** A day with log entries. */
  day: string;
  /** About a posting. */
  logEntry: string;
}

type Rows = <T>(sql: string) => Promise<T[]>;

const SUBMITTED =
  "from application a join job j on j.id = a.job_id where a.type = 'submitted' and j.deleted_at is null";
/** Prefill answers for postings that take applications only. */
const ACCEPTING = "j.status = 'open' and j.start_date <= now() and j.end_date > now() and not j.is_external_post";
const OWN = `j.organization in ('${DEMO_ORGANIZATIONS.join("', '")}')`;

/** Finds the world; `rows` executes SQL. */
export async function findWorld(rows: Rows): Promise<World> {
  const value = async (sql: string): Promise<string> => {
    const [row] = await rows<Record<string, unknown>>(sql);
    const [found] = Object.values(row ?? {});
    if (!found) throw new Error(`The benchmark needs data in bulk: nothing is found by ${sql}`);
    return String(found);
  };
  const jobBy = (order: string, condition = 'true') =>
    value(`select j.id ${SUBMITTED} and ${condition} group by j.id order by ${order}, j.id limit 1`);
  const ownJob = await jobBy('count(released_at) desc', `${OWN} and not j.is_board_review`);
  const seeker = await value(`select a.user_id ${SUBMITTED} and a.user_id in (select id from account
    where confirmed_at is not null and locked_at is null and email like '%@demo.example') group by 1 order by count(*) desc, 1 limit 1`);
  const applicant = await value(`select id from account where email = '${DEMO_EMAILS.seeker}'`);
  const file =
    await value(`select f.id ${SUBMITTED.replace(' where', ' join application_file f on f.application_id = a.id where')}
    and a.user_id = '${applicant}' and f.document_type = 'RESU' and f.file_name like 'Resume %' limit 1`);
  return {
    emails: {
      administrator: DEMO_EMAILS.admin,
      reviewer: DEMO_EMAILS.reviewer,
      poster: DEMO_EMAILS.poster,
      seeker: await value(`select email from account where id = '${seeker}'`),
      applicant: DEMO_EMAILS.seeker,
    },
    organization: DEMO_ORGANIZATIONS[0],
    job: await jobBy('abs(count(*) - 11)', ACCEPTING),
    popularJob: await jobBy('count(*) desc'),
    ownJob,
    application: await value(
      `select id from application where job_id = '${ownJob}' and released_at is not null limit 1`,
    ),
    seeker,
    applicationOfSeeker: await value(`select a.id ${SUBMITTED} and a.user_id = '${seeker}' limit 1`),
    applicationWithFiles: await value(`select application_id from application_file where id = '${file}'`),
    applicationFile: file,
    document: await value(`select id from profile_document where user_id = '${applicant}' limit 1`),
    position: await value('select position_id from job group by 1 order by count(*) desc limit 1'),
    day: await value("select to_char(at, 'YYYY-MM-DD') from system_log order by at offset 100 limit 1"),
    logEntry: await value('select id from fact join system_log on fact_id = id where job_id is not null limit 1'),
  };
}

/** Signs in everybody who reads, and opens the PDF to read. Returns access tokens, which expire after 15 minutes. */
export async function signInAll(api: Caller, { emails, applicationWithFiles }: World): Promise<Record<Person, string>> {
  const signedIn = Object.entries(emails).map(async ([person, email]) => {
    const { status, body } = await api.post('/api/auth/signin', { body: { email, password: PASSWORD } });
    if (status !== 200) throw new Error(`Sign-in of ${email} answered ${status} ${JSON.stringify(body)}`);
    return [person, body.accessToken];
  });
  const tokens = Object.fromEntries(await Promise.all(signedIn));
  // It is made when somebody opens it for the first time.
  await eventually(
    async () => {
      const { status } = await api.get(`/api/applications/user/pdf/${applicationWithFiles}`, { as: tokens.applicant });
      if (status !== 200) throw new Error(`The PDF answered ${status}`);
    },
    { within: 120_000 },
  );
  return tokens;
}
