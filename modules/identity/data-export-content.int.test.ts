import { beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#platform/database/aggregate.js';
import type { TestApp } from '#test/support/app.js';
import {
  addDocument,
  createEmployer,
  createOpenJob,
  createSeeker,
  type Employer,
  PDF,
  type Seeker,
  saveDraft,
  submit,
} from '#test/support/fixtures/applying.js';
import { type ReadExport, readExport } from '#test/support/fixtures/data-export.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';
import { sharedApp } from '#test/support/shared-app.js';

const ACT_34 = 'Act 34 Pennsylvania State Police Criminal Record Check';
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

let app: TestApp;
let boss: Employer;
let rachel: Seeker;
let admin: TestUser;
let clearanceId: string;
let sent: { id: string; jobId: string };
let data: ReadExport;

/** An event that another module records; `userId` is the user whose data was read. */
const recordRead = (name: string, payload: object, actorId: string) =>
  app.rows(
    `insert into fact (id, aggregate_id, number, name, version, payload, actor_id)
     values (?, ?, 1, ?, 1, ?::jsonb, ?) returning 1`,
    [newId(), newId(), name, JSON.stringify(payload), actorId],
  );

async function applyTo(title: string): Promise<{ id: string; jobId: string }> {
  const jobId = await createOpenJob(app, boss, { title });
  const { status, body } = await submit(app, rachel, jobId, { attachedFiles: [rachel.resumeId, clearanceId] });
  expect(status).toBe(201);
  return { id: body.id, jobId };
}

/** Reads of Rachel's data by an administrator, by somebody who was removed since, by an employer, and by herself. */
async function readByOthers(): Promise<void> {
  const as = admin.token;
  expect((await app.get(`/api/users/user-profile/${rachel.id}`, { as })).status).toBe(200);
  expect((await app.get(`/api/users/files/admin/${clearanceId}`, { as })).status).toBe(200);
  const [file] = await app.rows<{ id: string }>(
    'select id from application_file where application_id = ? and document_id is null',
    [sent.id],
  );
  const read = { applicationId: sent.id, jobId: sent.jobId, userId: rachel.id };
  await recordRead('ApplicationViewed', read, boss.id);
  await recordRead('ApplicationFileViewed', { ...read, fileId: file?.id }, boss.id);
  await recordRead('ApplicationViewed', read, newId());
  await recordRead('ApplicationViewed', read, rachel.id);
  await recordRead('ApplicationViewed', { ...read, userId: admin.id }, boss.id);
  expect((await app.get(`/api/users/${rachel.id}`, { as })).status).toBe(200);
  await recordRead('CandidatesReported', { userIds: [boss.id, rachel.id] }, admin.id);
  await recordRead('CandidatesReported', { userIds: [boss.id] }, admin.id);
}

beforeAll(async () => {
  app = await sharedApp();
  boss = await createEmployer(app);
  admin = await createSignedInUser(app, { firstName: 'Ada', lastName: 'Ministratrix', privileges: [4, 8] });
  rachel = await createSeeker(app);
  clearanceId = await addDocument(app, rachel, 'clearance.pdf', { documentType: 'CRED', additionalType: ACT_34 });
  sent = await applyTo('Librarian: "K/12" ..');
  const withdrawn = await applyTo('Librarian: "K/12" ..');
  const as = rachel.token;
  expect((await app.delete(`/api/applications/${withdrawn.id}`, { as })).status).toBe(204);
  expect((await saveDraft(app, rachel, await createOpenJob(app, boss, { title: 'Aide' }))).status).toBe(201);
  const request = { organization: 'Warwick School District', message: 'I lead the office' };
  expect((await app.post('/api/common/job-posting', { as, body: request })).status).toBe(200);
  for (const [email, message] of [
    [rachel.email.toUpperCase(), 'From Rachel'],
    ['somebody.else@test.example', 'From a stranger'],
  ])
    await app.rows(
      `insert into contact_message
         (id, name, email, organization, phone, reason_for_contact, message, created_at, updated_at)
       values (?, 'R', ?, '', '', 'Other', ?, now(), now()) returning 1`,
      [newId(), email, message],
    );
  await app.idle();
  await readByOthers();
  data = await readExport(app, rachel);
});

/** Of the submitted application. */
const folder = () => `applications/${data.json('applications.json')[0].posting.listingNumber} Librarian K 12`;

describe('the download of what is kept about a user', () => {
  it('is a private attachment', () => {
    expect(data.headers.get('content-type')).toBe('application/zip');
    expect(data.headers.get('content-disposition')).toMatch(/^attachment; filename="Career Gateway data [\d-]+\.zip"$/);
    expect(data.headers.get('cache-control')).toContain('no-store');
    expect(data.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('has a file for each part, which the README explains, and every stored file once', () => {
    const paths = data.paths.map((path) => path.replace(/^applications\/\d+ /, 'applications/# ')).sort();
    expect(paths).toEqual([
      'README.txt',
      'account.json',
      'applications.json',
      'applications/# Aide/letter.pdf',
      'applications/# Librarian K 12/What you sent.pdf',
      'applications/# Librarian K 12/What you sent.pdf',
      'applications/# Librarian K 12/letter.pdf',
      'applications/# Librarian K 12/letter.pdf',
      'documents/clearance.pdf',
      'documents/resume.pdf',
      'emails.json',
      'files.json',
      'messages.json',
      'posting-templates.json',
      'postings-unsaved.json',
      'postings.json',
      'profile.json',
      'reads-by-others.json',
      'saved-reports.json',
    ]);
    for (const path of data.paths.slice(1)) expect(data.text('README.txt')).toContain(path.split('/')[0]);
    expect(data.text('README.txt')).toContain(rachel.email);
    expect(data.text('documents/resume.pdf')).toBe(PDF);
    expect(data.text(`${folder()}/What you sent.pdf`).slice(0, 5)).toBe('%PDF-');
  });

  it('tells account, settings, rights, requests and sessions', () => {
    const account = data.json('account.json');
    expect(account).toMatchObject({
      id: rachel.id,
      firstName: 'Robin',
      email: rachel.email,
      receivesEmail: true,
      privileges: ['Job Seeking'],
      postingRequests: [{ organization: 'Warwick School District', message: 'I lead the office', status: 'open' }],
      sessions: [{ endedAt: null, signedInAt: expect.stringMatching(ISO) }],
    });
    expect(account.createdAt).toMatch(ISO);
  });

  it('tells the profile, the applications as the applicant sees them, messages and mails', () => {
    expect(data.json('profile.json')).toMatchObject({
      contactDetails: { contactSurname: 'Hoover', ppid: 'PPID-77' },
      references: [{ lastName: 'Nolt' }, { lastName: 'Weaver' }, { lastName: 'Zook' }],
      educationDetails: [{ name: 'Millersville University' }],
      documents: [{ fileName: 'resume.pdf' }, { fileName: 'clearance.pdf', additionalType: ACT_34 }],
    });
    const applications = data.json('applications.json');
    expect(applications.map(({ type }: { type: string }) => type)).toEqual(['submitted', 'withdrawn', 'draft']);
    expect(applications[0]).toMatchObject({
      id: sent.id,
      posting: { title: 'Librarian: "K/12" ..' },
      answers: { essay: 'I would listen first.', expectedSalary: '65000.50' },
      submittedAt: expect.stringMatching(ISO),
    });
    expect(applications[0].timeline[0]).toMatchObject({ step: 'submitted', state: 'done' });
    expect(applications[1].withdrawnBy).toBe('applicant');
    const paths = new Map(data.json('files.json').map(({ id, path }: Record<string, string>) => [id, path]));
    const kinds = applications[0].files.map(({ id, kind }: Record<string, string>) => [kind, paths.get(id ?? '')]);
    expect(kinds.sort()).toEqual([
      ['CRED', 'documents/clearance.pdf'],
      ['RESU', 'documents/resume.pdf'],
      ['coverLetter', `${folder()}/letter.pdf`],
      ['sent', `${folder()}/What you sent.pdf`],
    ]);
    expect(data.json('messages.json')).toMatchObject([{ message: 'From Rachel' }]);
    expect(data.json('emails.json')).toContainEqual(
      expect.objectContaining({ about: 'We received your application', posting: 'Librarian: "K/12" ..' }),
    );
    expect(data.json('postings.json')).toEqual([]);
    expect(data.json('posting-templates.json')).toEqual([]);
  });

  it('lists who else read what, and when', () => {
    const at = expect.stringMatching(ISO);
    const { title, organization } = data.json('applications.json')[0].posting;
    const school = organization.accountName;
    const admins = { at, by: 'Ada Ministratrix', organization: null, posting: null };
    const employers = { at, by: 'Robin Miller', organization: school, posting: title };
    expect(data.json('reads-by-others.json')).toEqual([
      { ...admins, what: 'Your profile', file: null },
      { ...admins, what: 'A document of your profile', file: 'documents/clearance.pdf' },
      { ...employers, what: 'Your application', file: null },
      { ...employers, what: 'A file of your application', file: `${folder()}/letter.pdf` },
      { at, by: 'A removed account', organization: null, what: 'Your application', posting: title, file: null },
      { ...admins, what: 'Your account', file: null },
      { ...admins, what: 'Your row in a report of candidates', file: null },
    ]);
  });

  it('contains no secret and nothing of others', async () => {
    const secrets = await app.rows<{ secret: string }>(
      `select password_hash as secret from account where password_hash is not null
       union select hash from refresh_token
       union select file_key from profile_document union select file_key from application_file
       union select network from sign_in_network union select id::text from session`,
    );
    expect(secrets.length).toBeGreaterThan(8);
    for (const { secret } of secrets) expect(data.allText).not.toContain(secret);
    for (const other of [rachel.token, '$argon2', boss.email, boss.id, admin.email, admin.id, 'From a stranger'])
      expect(data.allText).not.toContain(other);
  });

  it('of an employer lists the postings by number and title', async () => {
    const [job] = await app.rows<{ id: string }>('select id from job where creator_id = ? limit 1', [boss.id]);
    await app.post(`/api/jobs/${job?.id}/template`, { as: boss.token, body: { name: 'Librarian' } });
    const typed = { values: { title: 'Begun' }, hasFiles: false, form: 'a'.repeat(32), sequence: 1 };
    await app.put('/api/jobs/autosave', { as: boss.token, body: typed });
    const employers = await readExport(app, boss);
    expect(employers.json('postings-unsaved.json')).toEqual([
      { jobId: null, typed: { title: 'Begun' }, keptAt: expect.stringMatching(ISO) },
    ]);
    expect(employers.json('posting-templates.json')).toEqual([
      {
        id: expect.any(String),
        name: 'Librarian',
        organizationNumber: boss.organization,
        createdAt: expect.stringMatching(ISO),
      },
    ]);
    expect(employers.json('postings.json')).toHaveLength(3);
    expect(employers.json('postings.json')[0]).toMatchObject({
      title: 'Librarian: "K/12" ..',
      listingNumber: expect.any(Number),
      status: 'open',
      createdAt: expect.stringMatching(ISO),
    });
    expect(employers.allText).not.toContain(rachel.email);
    expect(employers.allText).not.toContain('Hoover');
  });
});
