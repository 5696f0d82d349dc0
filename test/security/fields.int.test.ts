import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { createSeeker, submit } from '../support/fixtures/applying.js';
import { PASSWORD } from '../support/fixtures/users.js';
import type { Column } from './access-row.js';
import { type MatrixWorld, matrixWorlds } from './matrix.world.js';

let app: TestApp;
let world: MatrixWorld;
beforeAll(async () => {
  app = await startApp();
  ({ usual: world } = await matrixWorlds(app));
  await app.idle();
});
afterAll(() => app?.close());

/** All keys of a response at every depth, such as `position.name`; list items are merged. */
function keysOf(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((one) => keysOf(one, at)))];
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value)
    .flatMap(([key, inner]) => keysOf(inner, at ? `${at}.${key}` : key))
    .sort();
}

const as = (column: Column) => (column === 'anonymous' ? {} : { as: world.people[column].token });
const read = async (path: string, column: Column) => (await app.get(path, as(column))).body;

const words = (text: string) => text.trim().split(/\s+/);

/** Written by hand from P2.17, P2.18 and P3: nothing about the creator or the applicants. */
const JOB_IN_LIST = words(`
  city endDate externalListingNumber externalUrl id isExternalPost isFeatured isRemote jobListingNumber
  organization.accountName organization.accountNumber position.id position.name position.type salaryMax salaryMin
  salaryUnit startDate state title
`);
/** W9: the public fields, and what the user may do. */
const JOB = words(`
  addressLine1 addressLine2 asksForSalaryHistory city contactsFirstName contactsLastName county deadlineText description
  districtSize email endDate essayQuestion externalListingNumber externalUrl files.fileName files.id
  files.scan files.size geography id isAccepting isEssayRequired isExternalPost isFeatured isPerformanceAssessment
  isProfileRequired isRemote isSalaryShow iu jobListingNumber mayEdit maySeeCandidates
  organization.accountName organization.accountNumber performanceAssessmentURL phoneExt phoneNumber
  position.id position.name position.type salaryMax salaryMin salaryUnit startDate state status title updatedAt zipCode
`);
/** P5.4. */
const USER = words(`
  contactName contactSurname email firstName id isEmailReceiver lastName pendingEmail privileges.id
  privileges.name removalDueAt searchDistance searchZipCode termsAndConditionsAccepted zipCode
`);
/** The fields of W17.16 that the page needs. */
const USERS = words(`
  email firstName id isAccessible isAccountConfirmed lastName loginTime organizations.accountName
  organizations.accountNumber privileges.id privileges.isActive privileges.name version
`);
/** W12.10, W12.18: names, city and state. */
const APPLICANT = words(`
  canMove canOpen city firstName group id isOwn isRead isReleased lastName releasedAt releasedToReviewersAt stage
  stageAt state submittedAt
`);
/** The posting of an application, as everybody may read it. */
const APPLICATION_JOB = `
  job.asksForSalaryHistory job.city job.endDate job.id job.isDeleted job.isExternalPost job.listingNumber
  job.organization.accountName job.organization.accountNumber job.position.name job.position.type job.startDate
  job.state job.status job.title job.zipCode`;
const STAGE_COUNTS = words(`
  ${APPLICATION_JOB} job.boardReviewDays job.isBoardReview job.version
  stages.hired stages.interview stages.new stages.notSelected stages.offer stages.underReview total
  unreleased.firstName unreleased.lastName unreleasedCount withdrawn
`);
const CANDIDATES = words(`
  ${APPLICATION_JOB} job.contact job.version
  items.canOpen items.city items.firstName items.id items.isOwn items.isRead items.lastName items.stage items.stageAt
  items.state items.submittedAt items.toldAt totalItemsCount withdrawn.withdrawnAt
`);
/** W13: answers, no contact details. Education and career have fields of their own. */
const REVIEW = words(`
  audience candidate coverLetter coverLetterScan contractTerminationReason currentSalary essay expectedBenefits
  expectedSalary files id isBeenTerminated isContractTerminated isPerformanceAssessment isReleased job neighbours
  careerDetails educationDetails employmentQuestions submittedAt terminationReason
`);
/** T37 and T43: how to reach the applicant, and where the application stands. */
const REVIEW_OF_STAFF = words('references stage stageAt timeline user');
const REVIEW_OF_ADMIN = words('availableDocuments releasedAt releasedToReviewersAt');
const STEP = words('at message outcome state step withdrawnBy');

describe('(S2) the fields of an answer', () => {
  it('a job in the public search has the same for everybody', async () => {
    for (const column of ['anonymous', 'plain', 'poster', 'p8'] as const)
      expect([column, keysOf((await read('/api/jobs', column)).items)]).toEqual([column, JOB_IN_LIST]);
  });

  it('a job by itself has the same for everybody whose job it is not', async () => {
    const seen = keysOf(await read(`/api/jobs/${world.jobId}`, 'anonymous'));
    expect(seen).toEqual(JOB);
    for (const column of ['plain', 'posterElsewhere', 'reviewerElsewhere', 'p9'] as const)
      expect([column, keysOf(await read(`/api/jobs/${world.jobId}`, column))]).toEqual([column, seen]);
  });

  it('a preview has the fields of the public page, and whether it is public', async () => {
    for (const column of ['creator', 'poster', 'p8'] as const)
      expect([column, keysOf(await read(`/api/jobs/${world.jobId}/preview`, column))]).toEqual([
        column,
        [...JOB, 'isPublic'].sort(),
      ]);
  });

  it('a poster who types a posting is told of others what lists tell, and of salaries what is usual', async () => {
    const { organization, positionId, jobId, people } = world;
    const [job] = await app.rows<{ title: string; organization: string; position: string }>(
      'update job set salary_min = 50000, salary_max = 60000 where id = ? returning title, organization, position_id as position',
      [jobId],
    );
    expect(job).toMatchObject({ organization, position: positionId });
    const ask = (path: string, query: Record<string, string>) =>
      read(`/api/jobs/${path}?${new URLSearchParams({ organization, ...query })}`, 'poster');
    expect(keysOf(await ask('like', { title: job?.title ?? '' }))).toEqual(
      words('job.endDate job.id job.jobListingNumber job.startDate job.status job.title'),
    );
    expect(keysOf(await ask('usual-salary', { position: positionId }))).toEqual(
      words('usual.postings usual.salaryMax usual.salaryMin usual.salaryUnit'),
    );
    const order = { form: 'a'.repeat(32), sequence: 1 };
    const body = { values: { title: 'x' }, hasFiles: false, ...order };
    await app.put('/api/jobs/autosave', { as: people.poster.token, body });
    expect(keysOf(await read('/api/jobs/autosave', 'poster'))).toEqual(
      words('autosave.hasFiles autosave.savedAt autosave.values.title autosave.version'),
    );
  });

  it('[P5.4] a user is told of oneself what sign-in tells, and never a secret', async () => {
    const { body } = await app.post('/api/auth/signin', { body: { email: world.applicant.email, password: PASSWORD } });
    expect(keysOf(body.user)).toEqual(USER);
    expect(keysOf(await read(`/api/users/${world.applicant.id}`, 'applicant'))).toEqual(USER);
  });

  it('a user is told of the own download its state, its end and its size', async () => {
    const path = `/api/users/${world.applicant.id}/data-export`;
    expect(keysOf(await read(path, 'applicant'))).toEqual(words('expiresAt requestedAt size state'));
  });

  it('an administrator of users sees names, address, state and rights', async () => {
    expect(keysOf((await read('/api/users?limit=100', 'p4')).items)).toEqual(USERS);
  });

  it('(T37) applicants before their release are not there for reviewers, and afterwards without ways to reach them', async () => {
    const second = await createSeeker(app);
    await submit(app, second, world.jobId);
    const list = async (column: Column) =>
      (await read(`/api/applications/admin/data?jobId=${world.jobId}`, column)).items;
    expect(await list('reviewer')).toHaveLength(1);
    expect(await list('p3')).toHaveLength(2);
    expect(keysOf(await list('reviewer'))).toEqual(APPLICANT);
    for (const column of ['poster', 'reviewer', 'p3'] as const)
      expect(keysOf(await list(column)).join(' ')).not.toMatch(/email|phone|address|ppid|reference|salary/i);
  });

  it('(T43) a poster has names of those who are not released, no more; reviewers have no stages', async () => {
    const [second, third] = [await createSeeker(app), await createSeeker(app)];
    await submit(app, second, world.jobId);
    const gone = (await submit(app, third, world.jobId)).body.id;
    await app.delete(`/api/applications/${gone}`, { as: third.token });
    const list = (name: string, column: Column) => read(`/api/applications/admin/${name}?jobId=${world.jobId}`, column);
    for (const column of ['poster', 'p8'] as const) {
      expect(keysOf(await list('candidates', column))).toEqual(CANDIDATES.sort());
      const { items } = await list('candidates', column);
      const places = items.map(({ canOpen, city, state }: Record<string, string>) => [
        canOpen,
        city !== '',
        state !== '',
      ]);
      expect(new Set(places.map(String))).toEqual(
        new Set(column === 'p8' ? ['true,true,true'] : ['true,true,true', 'false,false,false']),
      );
    }
    expect(keysOf(await list('stages', 'poster'))).toEqual(STAGE_COUNTS.sort());
    expect((await list('stages', 'p8')).unreleased).toEqual([]);
    const stagesOf = async (column: Column) =>
      (await list('data', column)).items.map(({ stage, stageAt, group, canMove }: Record<string, unknown>) => [
        stage !== null,
        stageAt !== null,
        group !== null,
        canMove,
      ]);
    expect(await stagesOf('reviewer')).toEqual([[false, false, false, false]]);
    expect(await stagesOf('p3')).toContainEqual([true, true, true, true]);
  });

  it('a task has a title, an organization, dates and numbers, and no way to reach anybody', async () => {
    const allowed = words('amount detail due id of organization since title');
    for (const column of ['p3', 'p4', 'p8', 'poster', 'reviewer', 'applicant'] as const) {
      const { duties: tasks } = await read('/api/user/duties', column);
      const keys = keysOf(tasks.flatMap(({ items }: { items: unknown[] }) => items)).filter(Boolean);
      expect([column, keys.filter((key) => !allowed.includes(key))]).toEqual([column, []]);
      expect(JSON.stringify(tasks)).not.toContain('@');
    }
  });

  it('a history has sentences of names, and nothing else of anybody', async () => {
    const ENTRY = words('act at category icon id noMail ofMany posting text who');
    const CHANGE = words('changes.after changes.before changes.label');
    const MAIL = words(
      'mails.about mails.at mails.id mails.posting mails.recipient.id mails.recipient.name mails.retryAt mails.state mails.why',
    );
    const { applicant, organization, jobId, applicationId, people } = world;
    for (const action of ['disabled', 'enabled'])
      await app.patch(`/api/organizations/${organization}`, { as: people.p5.token, body: { action } });
    const histories = [
      [`users/${applicant.id}`, 'p4'],
      [`organizations/${organization}`, 'p5'],
      [`jobs/${jobId}`, 'p3'],
      [`jobs/${jobId}`, 'poster'],
      [`applications/${applicationId}`, 'p3'],
    ] as const;
    for (const [path, column] of histories) {
      const history = await read(`/api/history/${path}`, column);
      const keys = keysOf(history.items).filter(
        (key) => !CHANGE.includes(key) && (!MAIL.includes(key) || column === 'poster'),
      );
      expect([path, keys]).toEqual([path, ENTRY]);
      expect(Object.keys(history).sort()).toEqual(['actors', 'categories', 'hasMore', 'items', 'thing']);
      expect(keysOf(history.actors)).toEqual(column === 'poster' ? [] : ['id', 'name']);
      expect(JSON.stringify([history.items, history.actors])).not.toContain('@');
    }
  });

  it('(T37) of an application: stages and a timeline for those who decide, and names in it for them only', async () => {
    const { items } = await read(`/api/applications/admin/data?jobId=${world.jobId}`, 'reviewer');
    const review = (column: Column) => read(`/api/applications/review/${items[0].id}`, column);
    const fields = async (column: Column) => Object.keys(await review(column)).sort();
    expect(await fields('reviewer')).toEqual([...REVIEW].sort());
    expect(await fields('poster')).toEqual([...REVIEW, ...REVIEW_OF_STAFF].sort());
    expect(await fields('p3')).toEqual([...REVIEW, ...REVIEW_OF_STAFF, ...REVIEW_OF_ADMIN].sort());
    for (const column of ['poster', 'p3'] as const)
      expect(keysOf((await review(column)).timeline)).toEqual([...STEP, 'by'].sort());
    const own = await read(`/api/applications/list`, 'applicant');
    expect(keysOf(own.items[0].timeline)).toEqual(STEP);
  });
});
