import type { APIRequestContext, APIResponse, Browser, Page } from '@playwright/test';
import { type Newcomer, newcomer } from './newcomer.js';
import { authHeaders } from './page-as.js';
import { signIn, waitForHydration } from './site.js';

const PDF = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nA page of text.\n%%EOF\n') };
export const COVER_LETTER = { name: 'Cover letter.pdf', ...PDF };
const RESUME = { name: 'Resume.pdf', ...PDF };

const REFERENCES = ['Nolt', 'Weaver', 'Zook'].map((lastName) => ({
  firstName: 'Carol',
  lastName,
  yearsKnown: 4,
  phoneNumber: '(717)555-0100',
}));

const CONTACT = { contactName: 'June', contactSurname: 'Vogel', cellPhone: '(717)555-0186', city: 'Lititz' };

/** Sections that are complete with the fewest answers. */
const OTHER_SECTIONS = {
  preferences: {},
  education: { educations: [], hasNone: true },
  career: { careers: [], hasNone: true },
};

const ANSWERS = { currentSalary: '61000', expectedSalary: '65000', isBeenTerminated: 0, isContractTerminated: 0 };

/** A new job seeker, signed in on a separate page that is not loaded yet. */
export interface Applicant extends Newcomer {
  page: Page;
  resumeId: string;
}

interface Profile {
  hasContact?: boolean;
  /** Replaces contact details. */
  contact?: Partial<typeof CONTACT>;
}

/** Creates an applicant with a complete profile, or with all of it but the contact details. */
export async function newApplicant(
  browser: Browser,
  site: string,
  { hasContact = true, contact }: Profile = {},
): Promise<Applicant> {
  const context = await browser.newContext({ baseURL: site });
  const page = waitForHydration(await context.newPage());
  const person = await newcomer(page);
  await signIn(page, person.email);
  const base = `/api/users/${person.id}`;
  const headers = await authHeaders(page);
  if (hasContact) {
    await expectSuccess(page.request.patch(`${base}/contact-details`, { headers, data: { ...CONTACT, ...contact } }));
  }
  for (const [section, data] of Object.entries(OTHER_SECTIONS))
    await expectSuccess(page.request.patch(`${base}/${section}`, { headers, data }));
  await expectSuccess(page.request.patch(`${base}/references`, { headers, data: { references: REFERENCES } }));
  const fileData = JSON.stringify([{ fileName: RESUME.name, documentType: 'RESU' }]);
  const multipart = { files: RESUME, fileData };
  const saved = await expectSuccess(page.request.patch(`${base}/supporting-documents`, { headers, multipart }));
  return { ...person, page, resumeId: (await saved.json()).supportingDocumentsDetails[0].id };
}

/** POST /api/applications/{move} with a complete application. Returns its id. */
export async function apply(
  { page, resumeId }: Applicant,
  jobId: string,
  move: 'save' | 'submit' = 'submit',
  answers: object = {},
): Promise<string> {
  const applicationData = JSON.stringify({ jobId, ...ANSWERS, isDisclaimerAccepted: true, ...answers });
  const multipart = { applicationData, attachedFiles: JSON.stringify([resumeId]), file: COVER_LETTER };
  const headers = await authHeaders(page);
  return (await (await expectSuccess(page.request.post(`/api/applications/${move}`, { headers, multipart }))).json())
    .id;
}

/** Releases applications of a job to its organization, as the administrator signed in on `page`. */
export async function release(page: Page, jobId: string, ids: readonly string[]): Promise<void> {
  const data = { jobId, releasedApplications: ids };
  const headers = await authHeaders(page);
  await expectSuccess(page.request.patch('/api/applications/admin/release/applicants', { headers, data }));
}

/** Throws with the response's text unless it is a 2xx. */
export async function expectSuccess(calling: ReturnType<APIRequestContext['fetch']>): Promise<APIResponse> {
  const response = await calling;
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()} ${await response.text()}`);
  return response;
}
