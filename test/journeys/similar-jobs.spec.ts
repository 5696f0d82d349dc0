import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './site.js';

interface Job {
  id: string;
  title: string;
}

const get = async (page: Page, path: string) => (await page.request.get(path)).json();

test.describe('without its script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of a job shows similar ones, which lead to theirs (U12)', async ({ page }) => {
    const [{ id }] = (await get(page, '/api/jobs')).items;
    const similar: Job[] = (await get(page, `/api/jobs/${id}/similar`)).items;
    expect(similar.length).toBeGreaterThan(0);
    await page.goto(`/job-post/${id}`);
    const links = page.getByRole('region', { name: 'Similar jobs' }).getByRole('link');
    await expect(links).toHaveCount(similar.length);
    const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(shown).toEqual(similar.map((job) => `/job-post/${job.id}`));
  });
});

test('similar jobs are part of the page from the start, and nothing moves', async ({ page }) => {
  const [{ id }] = (await get(page, '/api/jobs')).items;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/job-post/${id}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Similar jobs' })).toBeVisible();
  await expectAccessible(page);
  expect(asked.filter((path) => path.endsWith('/similar'))).toEqual([]);
});
