import type { Page } from '@playwright/test';
import { newcomer } from './newcomer.js';
import { apiGet, authHeaders, pageAs } from './page-as.js';
import { findFirstJob, rows } from './results.js';
import { expect, expectAccessible, signIn, test } from './site.js';

interface Card {
  id: string;
  jobId: string;
  canEdit: boolean;
  submittedAt: string;
  job: { id: string; title: string; status: string; endDate: string };
}

async function saveDraft(page: Page, jobId: string): Promise<void> {
  const multipart = { applicationData: JSON.stringify({ jobId }), attachedFiles: '[]', clearCoverLetter: 'false' };
  const response = await page.request.post('/api/applications/save', { multipart, headers: await authHeaders(page) });
  expect(response.status()).toBe(201);
}

test('a draft is continued from Home, the list, the job and similar jobs; none of them offers Apply for it (U53)', async ({
  page,
}) => {
  const { email } = await newcomer(page);
  await signIn(page, email, '/positions');
  const { job } = await findFirstJob(page, ({ isFeatured, isExternalPost }) => isFeatured && !isExternalPost);
  const { items } = await apiGet(page, `/api/jobs/${job.id}/similar`);
  const similar = items.find(({ isExternalPost }: { isExternalPost: boolean }) => !isExternalPost);
  await saveDraft(page, job.id);
  await saveDraft(page, similar.id);

  const goesOn = page.getByRole('link', { name: `Continue draft for ${job.title}`, exact: true }).first();
  const apply = page.getByRole('button', { name: `Apply for ${job.title}`, exact: true });
  for (const address of ['/', `/positions?positionTitle=${encodeURIComponent(job.title)}`, `/job-post/${job.id}`]) {
    await page.goto(address);
    await expect(goesOn, address).toHaveAttribute('href', `/user-application/${job.id}`);
    if (address.startsWith('/job-post')) await expect(apply).toHaveCount(0);
    await expectAccessible(page);
  }
  const below = page.getByRole('region', { name: 'Similar jobs' });
  await expect(below.getByRole('link', { name: `Continue draft for ${similar.title}` }).first()).toHaveAttribute(
    'href',
    `/user-application/${similar.id}`,
  );
  await goesOn.click();
  await expect(page).toHaveURL(`/user-application/${job.id}`);
});

test('where somebody applied, the day stands in place of Apply, with a way to look at it (U53)', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'seeker', '/positions');
  const { items } = await apiGet(page, '/api/applications/list?status=submitted&limit=100');
  const { job, submittedAt }: Card = items.find(({ job: { endDate } }: Card) => endDate > new Date().toISOString());
  const day = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', month: 'long', day: 'numeric' }).format(
    new Date(submittedAt),
  );

  const view = page.getByRole('link', { name: `View your application for ${job.title}` });
  await page.goto(`/positions?positionTitle=${encodeURIComponent(job.title)}`);
  const row = rows(page).filter({ has: view });
  await expect(row).toContainText(`Applied ${day}`);
  await expect(row.getByRole('button', { name: /^Apply/ })).toHaveCount(0);

  await page.goto(`/job-post/${job.id}`);
  const key = page.getByRole('complementary', { name: 'Key facts' });
  await expect(key).toContainText(`Applied ${day} · View`);
  await expect(key.getByRole('button', { name: /^Apply/ })).toHaveCount(0);
  await expectAccessible(page);
  await key.getByRole('link', { name: 'View' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Application Submitted');
  await page.context().close();
});

test('a new application asks for nothing that is not there', async ({ page }) => {
  const { email } = await newcomer(page);
  await signIn(page, email, '/positions');
  const { job } = await findFirstJob(page, ({ isExternalPost }) => !isExternalPost);
  const refused: string[] = [];
  page.on('response', (response) => response.status() >= 400 && refused.push(response.url()));
  await page.goto(`/user-application/${job.id}`);
  await expect(page.getByRole('button', { name: 'Save Draft' })).toBeVisible();
  expect(refused).toEqual([]);
});
