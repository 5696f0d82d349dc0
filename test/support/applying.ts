import type { DraftDataInput } from '../../modules/applications/contract/api.js';
import { AccessTokens } from '../../modules/identity/security/access-tokens.js';
import type { JobPayloadInput } from '../../modules/postings/contract/api.js';
import { newId } from '../../src/platform/database/aggregate.js';
import type { TestApp } from './app.js';
import type { Reply } from './http.js';
import { jobPayload } from './job-payload.js';
import { type Somebody, somebody } from './people.js';
import { jobForm } from './postings.js';

export const PDF = '%PDF-1.7\nA page of text.\n%%EOF\n';

export function upload(content: string | Buffer = PDF): Blob {
  return new Blob([content as string]);
}

/** An organization with a poster, and positions that need no approval. */
export interface Employer extends Somebody {
  organization: string;
}

export async function employer(app: TestApp, at = 0): Promise<Employer> {
  const [row] = await app.rows<{ account_number: string }>(
    `select account_number from organization order by account_number offset ${at} limit 1`,
  );
  const organization = row?.account_number ?? '';
  return { ...(await somebody(app, { privileges: [1], organizations: [organization] })), organization };
}

/** An open posting of a position that needs no approval. Answers its id. */
export async function newJob(
  app: TestApp,
  by: Pick<Somebody, 'token'> & { organization: string },
  changes: Partial<JobPayloadInput> = {},
): Promise<string> {
  const [position] = await app.rows<{ id: string }>('select id from position where not approval order by id limit 1');
  const payload = jobPayload({
    organization: by.organization,
    position: position?.id ?? '',
    status: 'open',
    ...changes,
  });
  const { status, body } = await app.post('/api/jobs', { as: by.token, form: jobForm(payload) });
  if (status !== 201) throw new Error(`Posting a job answered ${status} ${JSON.stringify(body)}`);
  return body.id;
}

export const CONTACT = {
  contactName: 'Rachel',
  contactSurname: 'Hoover',
  address: '12 Orchard Road',
  city: 'Lititz',
  zipCode: '17543',
  cellPhone: '(717)555-0186',
  ppid: 'PPID-77',
};

export const REFERENCES = ['Nolt', 'Weaver', 'Zook'].map((lastName) => ({
  firstName: 'Carol',
  lastName,
  yearsKnown: 4,
  phoneNumber: '(717)555-0100',
}));

/** An account with contact details, three references and a resume. */
export interface Seeker extends Somebody {
  resumeId: string;
}

export async function seeker(app: TestApp, references = REFERENCES): Promise<Seeker> {
  const person = await somebody(app, { privileges: [9] });
  const base = `/api/users/${person.id}`;
  await must(app.patch(`${base}/contact-details`, { as: person.token, body: CONTACT }));
  await must(app.patch(`${base}/references`, { as: person.token, body: { references } }));
  return { ...person, resumeId: await addDocument(app, person, 'resume.pdf', { documentType: 'RESU' }) };
}

/** Adds one document to the own profile; answers its id. */
export async function addDocument(
  app: TestApp,
  person: Somebody,
  fileName: string,
  line: Record<string, unknown>,
): Promise<string> {
  const form = new FormData();
  form.append('files', upload(), fileName);
  form.set('fileData', JSON.stringify([{ fileName, ...line }]));
  const reply = await must(app.patch(`/api/users/${person.id}/supporting-documents`, { as: person.token, form }));
  return reply.body.supportingDocumentsDetails.find((one: { fileName: string }) => one.fileName === fileName).id;
}

async function must(calling: Promise<Reply>): Promise<Reply> {
  const reply = await calling;
  if (reply.status >= 300) throw new Error(`answered ${reply.status} ${JSON.stringify(reply.body)}`);
  return reply;
}

export interface Wish {
  data?: DraftDataInput & Record<string, unknown>;
  attachedFiles?: unknown;
  /** The cover letter's name; null for none. */
  letter?: string | null;
  letterContent?: string | Buffer;
  clearCoverLetter?: boolean;
}

export const ANSWERS: DraftDataInput = {
  currentSalary: '61000.00',
  expectedSalary: '65000.50',
  expectedBenefits: 'Health insurance',
  essay: 'I would listen first.',
  isPerformanceAssessment: true,
  isDisclaimerAccepted: true,
};

/** The multipart body of save and submit. */
export function applicationForm(wish: Wish = {}): FormData {
  const form = new FormData();
  form.set('applicationData', JSON.stringify({ ...ANSWERS, ...wish.data }));
  if (wish.attachedFiles !== undefined) form.set('attachedFiles', JSON.stringify(wish.attachedFiles));
  if (wish.clearCoverLetter) form.set('clearCoverLetter', 'true');
  const { letter = 'letter.pdf', letterContent } = wish;
  if (letter) form.append('file', upload(letterContent), letter);
  return form;
}

/** POST …/submit with everything it needs, unless the wish says otherwise. */
export function submit(app: TestApp, by: Seeker, jobId: string, wish: Wish = {}): Promise<Reply> {
  const complete = { attachedFiles: [by.resumeId], ...wish, data: { ...wish.data, jobId } };
  return app.post('/api/applications/submit', { as: by.token, form: applicationForm(complete) });
}

export function saveDraft(app: TestApp, by: Seeker, jobId: string, wish: Wish = {}): Promise<Reply> {
  const form = applicationForm({ ...wish, data: { ...wish.data, jobId } });
  return app.post('/api/applications/save', { as: by.token, form });
}

/**
 * Many seekers like `model`, signed in, made by copying its rows: hashing hundreds of passwords would take the time of
 * the test that needs them.
 */
export async function seekersLike(app: TestApp, model: Seeker, count: number): Promise<Seeker[]> {
  const tokens = app.service(AccessTokens);
  const people: Seeker[] = [];
  for (let at = 0; at < count; at += 1) {
    const [id, sessionId, resumeId] = [newId(), newId(), newId()];
    const email = `copy-${id}@test.example`;
    await copy(app, 'account', 'id', model.id, { id, email, fact_count: 0 });
    await copy(app, 'session', 'account_id', model.id, { id: sessionId, account_id: id, fact_count: 0 });
    await copy(app, 'profile', 'user_id', model.id, { id: newId(), user_id: id, fact_count: 0 });
    await copy(app, 'profile_document', 'id', model.resumeId, { id: resumeId, user_id: id });
    people.push({ id, email, token: await tokens.issue(id, sessionId), refreshToken: '', resumeId });
  }
  return people;
}

async function copy(app: TestApp, table: string, by: string, value: string, changes: object): Promise<void> {
  await app.rows(
    `insert into ${table} select (jsonb_populate_record(t, ?::jsonb)).* from ${table} t where ${by} = ? limit 1 returning 1`,
    [JSON.stringify(changes), value],
  );
}
