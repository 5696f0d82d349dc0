import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { dayFromToday, jobPayload } from '../support/fixtures/job-payload.js';
import { expectSuccess } from './applicants.js';
import { newcomer } from './newcomer.js';
import { apiGet, authHeaders, pageAs, type Role } from './page-as.js';
import { expect, PASSWORD } from './site.js';
import { HARRISBURG } from './users.js';

export const [JOB_POSTING, MANAGE_JOBS] = [1, 3];

/** The cards of /postings. */
export const cards = (page: Page) => page.locator('.posting-cards > li');
export const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('link', { name: title, exact: true }) });

/** A unique title that sorts before those of earlier, interrupted runs. */
export const uniqueTitle = (words: string) => `AAA ${1e14 - Date.now()} ${words}`;

export { dayFromToday };

/** Creates an account that may post, for a journey that counts its postings or leaves input. Returns the email. */
export async function newPoster(
  browser: Browser,
  site: string,
  organizations: readonly string[],
  privileges = [JOB_POSTING],
): Promise<string> {
  const admin = await pageAs(browser, site, 'admin');
  const { id, email } = await newcomer(admin);
  const data = { privileges, organizations };
  await expectSuccess(admin.request.patch(`/api/users/${id}`, { headers: await authHeaders(admin), data }));
  await admin.context().close();
  return email;
}

/** Creates a posting for one journey, with a position with or without `approval`. Returns its id. */
export async function newPosting(
  page: Page,
  title: string,
  { approval: needed = false, ...changes }: { approval?: boolean } & Partial<ReturnType<typeof jobPayload>> = {},
): Promise<string> {
  const { items } = await apiGet(page, '/api/positions');
  const { id } = items.find(({ approval }: { approval: boolean }) => approval === needed);
  const jobData = jobPayload({ organization: HARRISBURG, position: id, title, status: 'open', ...changes });
  const response = await page.request.post('/api/jobs', {
    headers: await authHeaders(page),
    multipart: { jobData: JSON.stringify(jobData) },
  });
  if (response.status() !== 201) throw new Error(`The posting was refused: ${await response.text()}`);
  return (await response.json()).id;
}

/** Opens the form of a new posting. It offers nothing, although other journeys leave unsaved input in it. */
export async function openNewPosting(browser: Browser, site: string, role: Role): Promise<Page> {
  const page = await pageAs(browser, site, role);
  await discardUnsavedInput(page);
  await page.goto('/post-jobs');
  return page;
}

async function discardUnsavedInput(page: Page): Promise<void> {
  const headers = await authHeaders(page);
  const kept = async () => (await apiGet(page, '/api/jobs/autosave')).autosave?.savedAt;
  const form = randomUUID().replaceAll('-', '');
  for (let sequence = 1, answered = await kept(); answered; sequence += 1, answered = await kept()) {
    const data = { values: null, hasFiles: false, form, sequence, answered };
    await expectSuccess(page.request.put('/api/jobs/autosave', { headers, data }));
  }
}

/** Ends and deletes an open or filled posting, because lists of other journeys must stay short. */
export async function removePosting(page: Page, id: string): Promise<void> {
  const headers = await authHeaders(page);
  const { status } = await apiGet(page, `/api/jobs/${id}/admin`);
  if (status === 'open')
    await expectSuccess(page.request.patch(`/api/jobs/${id}/status`, { headers, data: { status: 'closed' } }));
  await expectSuccess(page.request.delete(`/api/jobs/${id}`, { headers }));
}

/** Jobs of Review Applicants, in the order of the page. */
const jobsToReview = async (page: Page): Promise<{ id: string; title: string }[]> =>
  (await apiGet(page, '/api/jobs/admin/reviewApplicants?limit=100')).items;

/** The address of Review Applicants that shows a posting, which need not be on the first page. */
export async function reviewPath(page: Page, title: string): Promise<string> {
  const offset = (await jobsToReview(page)).findIndex((job) => job.title === title);
  return `/review-applicants?offset=${offset}`;
}

/** Removes the postings with applicants that other journeys left, so that one page shows all. */
export async function removeLeftPostings(page: Page): Promise<void> {
  for (const { id, title } of await jobsToReview(page)) if (title.startsWith('AAA ')) await removePosting(page, id);
}

/** Rejects a posting as the manager, by the API. */
export async function reject(page: Page, id: string): Promise<void> {
  const signIn = { email: 'manager@demo.example', password: PASSWORD };
  const { accessToken } = await (await page.request.post('/api/auth/signin', { data: signIn })).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const job = await (await page.request.get(`/api/jobs/${id}/admin`, { headers })).json();
  const wish = { status: 'rejected', rejectionReason: 'pendingAuthorization', version: job.version } as const;
  const { organization, position, title } = job;
  const same = jobPayload({ organization: organization.accountNumber, position: position.id, title });
  const response = await page.request.patch(`/api/jobs/${id}`, {
    headers,
    multipart: { jobData: JSON.stringify({ ...same, ...wish, id }) },
  });
  if (!response.ok()) throw new Error(`The rejection was refused: ${await response.text()}`);
}

/** Selects an option of a combobox. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Clicks a button of a confirm dialog, and waits until it closes. */
export async function answerDialog(page: Page, question: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: question, exact: true });
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
}
