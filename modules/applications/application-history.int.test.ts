import { beforeAll, expect, it } from '@jest/globals';
import type { TestApp } from '#test/support/app.js';
import {
  applicationForm,
  createEmployer,
  createOpenJob,
  createSeeker,
  EDUCATION,
  type Employer,
  type Seeker,
} from '#test/support/fixtures/applying.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';
import { sharedApp } from '#test/support/shared-app.js';

const CAREER = {
  title: 'Other',
  titleOther: 'Tutor',
  companyName: 'Solanco School District',
  startDate: 'May 2019',
  currentlyEmployed: 1,
  companyPhone: '(717)555-0142',
  supervisorName: 'Dana Fry',
};

let app: TestApp;
let employer: Employer;
let manager: TestUser;
let seeker: Seeker;
let jobId: string;
let id: string;
beforeAll(async () => {
  app = await sharedApp();
  employer = await createEmployer(app);
  manager = await createSignedInUser(app, { privileges: [3] });
  seeker = await createSeeker(app);
  await save('career', { careers: [CAREER] });
  await save('employment-questions', { veteransPreference: 1, honorableDischarge: 1 });
  jobId = await createOpenJob(app, employer);
  const form = applicationForm({ data: { jobId }, attachedFiles: [seeker.resumeId] });
  id = (await app.post('/api/applications/submit', { as: seeker.token, form })).body.id;
});

const save = (section: string, body: object) =>
  app.patch(`/api/users/${seeker.id}/${section}`, { as: seeker.token, body });
const own = async () => (await app.get(`/api/applications/${id}`, { as: seeker.token })).body;
const review = async (user: TestUser) => (await app.get(`/api/applications/review/${id}`, { as: user.token })).body;

it('education, career and military information are copied when it is submitted, and stay (I8)', async () => {
  const sent = {
    educationDetails: [expect.objectContaining(EDUCATION)],
    careerDetails: [expect.objectContaining(CAREER)],
    employmentQuestions: { veteransPreference: 1, honorableDischarge: 1 },
  };
  expect(await own()).toMatchObject(sent);
  await save('education', { educations: [{ ...EDUCATION, name: 'Temple University' }] });
  await save('career', { careers: [], hasNone: true });
  await save('employment-questions', { veteransPreference: 0 });
  expect(await own()).toMatchObject(sent);
  expect(await review(manager)).toMatchObject(sent);
});

it('a draft shows those of the profile as they are', async () => {
  const other = await createOpenJob(app, employer);
  const form = applicationForm({ data: { jobId: other } });
  const { body } = await app.post('/api/applications/save', { as: seeker.token, form });
  expect(body).toMatchObject({
    educationDetails: [{ name: 'Temple University' }],
    careerDetails: [],
    employmentQuestions: { veteransPreference: 0, honorableDischarge: 0 },
  });
});

it('reviewers read the career without a way to reach supervisors', async () => {
  await app.patch('/api/applications/admin/release/applicants', {
    as: manager.token,
    body: { jobId, releasedApplications: [id] },
  });
  const reviewer = await createSignedInUser(app, { privileges: [2], organizations: [employer.organization] });
  expect((await review(reviewer)).careerDetails).toEqual([
    expect.objectContaining({ companyName: CAREER.companyName, supervisorName: '', companyPhone: '' }),
  ]);
  expect((await review(employer)).careerDetails).toEqual([expect.objectContaining(CAREER)]);
});

it('an application from before says that it was not asked', async () => {
  await app.rows('alter table application disable trigger application_stands');
  await app.rows('update application set history = null where id = ? returning 1', [id]);
  await app.rows('alter table application enable trigger application_stands');
  const nothing = { educationDetails: null, careerDetails: null, employmentQuestions: null };
  expect(await own()).toMatchObject(nothing);
  expect(await review(employer)).toMatchObject(nothing);
});
