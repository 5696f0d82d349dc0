import type { TestApp } from '../support/app.js';
import {
  addDocument,
  createEmployer,
  createOpenJob,
  createSeeker,
  type Seeker,
  submit,
} from '../support/fixtures/applying.js';
import { jobForm } from '../support/fixtures/postings.js';
import { createSignedInUser, type TestUser } from '../support/fixtures/users.js';
import type { Column } from './access-row.js';

/** A posting with its application and files. */
interface Target {
  creatorId: string;
  jobId: string;
  jobFileId: string;
  applicationId: string;
  applicationFileId: string;
}

interface Surroundings {
  people: Record<Exclude<Column, 'anonymous'>, TestUser>;
  admin: TestUser;
  applicant: Seeker;
  organization: string;
  positionId: string;
  documentId: string;
}

/** A released application for one job, and the users of the matrix's columns. */
export type MatrixWorld = Surroundings & Target;

/** The same fixture for two jobs: the common one, and the one of the creator who moved to another organization. */
export async function matrixWorlds(app: TestApp): Promise<{ usual: MatrixWorld; ofCreatorElsewhere: MatrixWorld }> {
  const poster = await createEmployer(app, 0);
  const elsewhere = await createEmployer(app, 1);
  const organization = poster.organization;
  const at = (privilege: number, where: string) =>
    createSignedInUser(app, { privileges: [privilege as never], organizations: [where] });
  const creator = await at(1, organization);
  const creatorElsewhere = await at(1, organization);
  const applicant = await createSeeker(app);
  const alone = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => [
      `p${index + 1}`,
      await createSignedInUser(app, { privileges: [(index + 1) as never] }),
    ]),
  );
  const people = {
    ...Object.fromEntries(alone),
    plain: await createSignedInUser(app),
    creator,
    creatorElsewhere,
    poster,
    posterElsewhere: elsewhere,
    reviewer: await at(2, organization),
    reviewerElsewhere: await at(2, elsewhere.organization),
    applicant,
  } as MatrixWorld['people'];
  const documentId = await addDocument(app, applicant, 'clearance.pdf', {
    documentType: 'CRED',
    additionalType: 'Act 34 Pennsylvania State Police Criminal Record Check',
    effectiveDate: '2025',
  });
  const [position] = await app.rows<{ id: string }>('select id from position where not approval order by id limit 1');
  const positionId = position?.id ?? '';
  const surroundings = { people, admin: people.p8, applicant, organization, positionId, documentId };
  const target = await released(app, surroundings, creator);
  const ofCreatorElsewhere = await released(app, surroundings, creatorElsewhere);
  await app.rows("update account set privileges = '{}' where id = ? returning 1", [creator.id]);
  await app.rows('update account set organizations = array[?] where id = ? returning 1', [
    elsewhere.organization,
    creatorElsewhere.id,
  ]);
  return {
    usual: { ...surroundings, ...target },
    ofCreatorElsewhere: { ...surroundings, ...ofCreatorElsewhere },
  };
}

/** A job of this creator with a released application. */
async function released(
  app: TestApp,
  { admin, applicant, organization }: Surroundings,
  creator: TestUser,
): Promise<Target> {
  const jobId = await createOpenJob(app, { token: creator.token, organization });
  const submitted = await submit(app, applicant, jobId, { attachedFiles: [applicant.resumeId] });
  const applicationId: string = submitted.body.id;
  const releasing = await app.patch('/api/applications/admin/release/applicants', {
    as: admin.token,
    body: { releasedApplications: [applicationId], jobId },
  });
  if (releasing.status !== 200) throw new Error(`Release answered ${JSON.stringify(releasing.body)}`);
  const [resume] = await app.rows<{ id: string }>(
    "select id from application_file where application_id = ? and document_type = 'RESU'",
    [applicationId],
  );
  const jobFileId = await attachedFile(app, admin, jobId);
  return { creatorId: creator.id, jobId, jobFileId, applicationId, applicationFileId: resume?.id ?? '' };
}

/** Attaches a file to the posting. Returns the file's id. */
async function attachedFile(app: TestApp, admin: TestUser, jobId: string): Promise<string> {
  const { body: job } = await app.get(`/api/jobs/${jobId}/admin`, { as: admin.token });
  const { organization, position, ...fields } = job;
  const jobData = { ...fields, organization: organization.accountNumber, position: position.id, status: 'open' };
  const form = jobForm(jobData, [{ name: 'duties.pdf', content: '%PDF-1.7\nDuties\n%%EOF\n' }]);
  await app.patch(`/api/jobs/${jobId}`, { as: admin.token, form });
  const [file] = await app.rows<{ id: string }>('select id from job_file where job_id = ?', [jobId]);
  return file?.id ?? '';
}
