import type { TestApp } from '../support/app.js';
import { addDocument, employer, newJob, type Seeker, seeker, submit } from '../support/applying.js';
import { type Somebody, somebody } from '../support/people.js';
import { jobForm } from '../support/postings.js';
import type { Column } from './expected.js';

/** One released application for one job of one organization, and everybody of the matrix's columns. */
export interface MatrixWorld {
  people: Record<Exclude<Column, 'anonymous'>, Somebody>;
  admin: Somebody;
  applicant: Seeker;
  organization: string;
  positionId: string;
  jobId: string;
  jobFileId: string;
  applicationId: string;
  applicationFileId: string;
  documentId: string;
}

export async function matrixWorld(app: TestApp): Promise<MatrixWorld> {
  const poster = await employer(app, 0);
  const elsewhere = await employer(app, 1);
  const organization = poster.organization;
  const at = (privilege: number, where: string) =>
    somebody(app, { privileges: [privilege as never], organizations: [where] });
  const creator = await at(1, organization);
  const applicant = await seeker(app);
  const alone = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => [
      `p${index + 1}`,
      await somebody(app, { privileges: [(index + 1) as never] }),
    ]),
  );
  const people = {
    ...Object.fromEntries(alone),
    plain: await somebody(app),
    creator,
    poster,
    posterElsewhere: elsewhere,
    reviewer: await at(2, organization),
    reviewerElsewhere: await at(2, elsewhere.organization),
    applicant,
  } as MatrixWorld['people'];

  const jobId = await newJob(app, { token: creator.token, organization });
  await app.rows("update account set privileges = '{}' where id = ? returning 1", [creator.id]);
  const documentId = await addDocument(app, applicant, 'clearance.pdf', {
    documentType: 'CRED',
    additionalType: 'Act 34',
    effectiveDate: '2025',
  });
  const submitted = await submit(app, applicant, jobId, { attachedFiles: [applicant.resumeId] });
  const applicationId: string = submitted.body.id;
  const released = await app.patch('/api/applications/admin/release/applicants', {
    as: people.p8.token,
    body: { releasedApplications: [applicationId], jobId },
  });
  if (released.status !== 200) throw new Error(`Release answered ${JSON.stringify(released.body)}`);
  const [resume] = await app.rows<{ id: string }>(
    "select id from application_file where application_id = ? and document_type = 'RESU'",
    [applicationId],
  );
  const [position] = await app.rows<{ id: string }>('select id from position where not approval order by id limit 1');
  return {
    people,
    admin: people.p8,
    applicant,
    organization,
    positionId: position?.id ?? '',
    jobId,
    jobFileId: await attachedFile(app, people.p8, jobId),
    applicationId,
    applicationFileId: resume?.id ?? '',
    documentId,
  };
}

/** Puts a file on the posting; answers the file's id. */
async function attachedFile(app: TestApp, admin: Somebody, jobId: string): Promise<string> {
  const { body: job } = await app.get(`/api/jobs/${jobId}/admin`, { as: admin.token });
  const { organization, position, ...fields } = job;
  const jobData = { ...fields, organization: organization.accountNumber, position: position.id, status: 'open' };
  const form = jobForm(jobData, [{ name: 'duties.pdf', content: '%PDF-1.7\nDuties\n%%EOF\n' }]);
  await app.patch(`/api/jobs/${jobId}`, { as: admin.token, form });
  const [file] = await app.rows<{ id: string }>('select id from job_file where job_id = ?', [jobId]);
  return file?.id ?? '';
}
