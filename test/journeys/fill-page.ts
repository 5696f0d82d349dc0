import type { Browser, Page } from '@playwright/test';
import { type Applicant, apply, newApplicant } from './applicants.js';
import { expectFits, WIDTHS } from './layout-faults.js';
import { apiGet, pageAs } from './page-as.js';
import { newPosting, removePosting, uniqueTitle } from './postings.js';
import { expectAccessible } from './site.js';
import { moveByApi } from './stages-page.js';

export type Name = 'Ann' | 'Ben' | 'Cora' | 'Dan' | 'Finn' | 'Gus';

export async function applicant(browser: Browser, site: string, contactName: Name): Promise<Applicant> {
  return newApplicant(browser, site, { contact: { contactName, contactSurname: 'Weiss' } });
}

/** A posting with applicants; the manager, who also moves and releases, is signed in. */
export async function jobWith(browser: Browser, site: string, names: readonly Name[]) {
  const manager = await pageAs(browser, site, 'manager');
  const title = uniqueTitle('to fill');
  const jobId = await newPosting(manager, title);
  const people = {} as Record<Name, Applicant>;
  const ids = {} as Record<Name, string>;
  for (const name of names) {
    people[name] = await applicant(browser, site, name);
    ids[name] = await apply(people[name], jobId);
  }
  const stageOf = new Map<Name, string>();
  const move = async (name: Name, stage: string) => {
    await moveByApi(manager, jobId, ids[name], [stageOf.get(name) ?? 'new', stage]);
    stageOf.set(name, stage);
  };
  const close = async (...pages: Page[]) => {
    await removePosting(manager, jobId);
    for (const page of [manager, ...Object.values(people).map((one) => one.page), ...pages])
      await page.context().close();
  };
  return { manager, title, jobId, people, ids, move, close };
}

/** Named with the number of its people. */
export const group = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\d`) });
export const message = (within: ReturnType<typeof group>) => within.getByRole('textbox', { name: /^Message/ });
export const status = (page: Page) => page.locator('#fill-count');
export const preview = (page: Page) => page.getByRole('complementary', { name: 'What the mail looks like' });
export const hire = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: '1. Who is hired' }).getByRole('checkbox', { name });

export async function expectFitsEverywhere(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
    if (width === 390) await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** Texts of the mails about an outcome. */
export async function outcomeMails(page: Page, { email }: Applicant): Promise<string[]> {
  const { items }: { items: { id: string; to: string; subject: string }[] } = await apiGet(
    page,
    '/api/mailbox?limit=100',
  );
  const mails = items.filter(
    ({ to, subject }) => to === email && /^(Your application:|You were chosen for) /.test(subject),
  );
  return Promise.all(mails.map(async ({ id }) => (await apiGet(page, `/api/mailbox/${id}`)).text));
}
