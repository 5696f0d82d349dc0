import type { Browser, Page } from '@playwright/test';
import { type Applicant, apply, expectSuccess, newApplicant } from './applicants.js';
import { apiGet, authHeaders, pageAs } from './page-as.js';
import { newPosting, removePosting, uniqueTitle } from './postings.js';

export const NAMES = ['Ann Allen', 'Ben Brandt', 'Cora Zook'] as const;

/** A posting of the poster's organization with three applicants. */
export async function jobWithApplicants(browser: Browser, site: string) {
  const manager = await pageAs(browser, site, 'manager');
  const title = uniqueTitle('by stage');
  const jobId = await newPosting(manager, title);
  const people: Applicant[] = [];
  const ids: string[] = [];
  for (const name of NAMES) {
    const [contactName = '', contactSurname = ''] = name.split(' ');
    const person = await newApplicant(browser, site, { contact: { contactName, contactSurname } });
    people.push(person);
    ids.push(await apply(person, jobId));
  }
  const close = async (...pages: Page[]) => {
    await removePosting(manager, jobId);
    for (const page of [manager, ...people.map((one) => one.page), ...pages]) await page.context().close();
  };
  return { manager, jobId, title, ids, people, close, path: `/job-applicants/${jobId}` };
}

/** Moves an applicant by the API from the first stage to each of the others. */
export async function moveByApi(page: Page, jobId: string, id: string | undefined, stages: readonly string[]) {
  const headers = await authHeaders(page);
  for (const [at, stage] of stages.slice(1).entries()) {
    const data = { jobId, applications: [id], seen: { [id ?? '']: stages[at] }, stage };
    await expectSuccess(page.request.patch('/api/applications/admin/stage', { headers, data }));
  }
}

export const table = (page: Page) => page.getByRole('table');
export const rows = (page: Page) => table(page).locator('tbody tr');
export const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Stages' }).getByRole('link', { name });
export const bar = (page: Page) => page.getByRole('region', { name: 'Chosen applicants' });
export const note = (page: Page) => page.getByRole('region', { name: 'Last move' });
export const undo = (page: Page) => note(page).getByRole('button', { name: 'Undo the move' });
export const entry = (page: Page, name: string) => page.getByRole('menuitem', { name: new RegExp(`^${name}`) });
export const choose = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` }).check();

export async function stagesOf(page: Page, jobId: string): Promise<Record<string, string>> {
  const { items } = await apiGet(page, `/api/applications/admin/data?jobId=${jobId}`);
  return Object.fromEntries(
    items.map((one: { firstName: string; lastName: string; stage: string }) => [
      `${one.firstName} ${one.lastName}`,
      one.stage,
    ]),
  );
}
