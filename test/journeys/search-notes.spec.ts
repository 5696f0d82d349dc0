import { expect, expectAccessible, test } from './site.js';

test('jobs near me are all jobs, and the page asks for a ZIP code', async ({ page }) => {
  await page.goto('/positions?q=jobs+near+me');
  await expect(page.getByText('These are jobs anywhere in Pennsylvania.')).toBeVisible();
  await page.getByRole('link', { name: 'ZIP code or city' }).click();
  await expect(page.locator('#location')).toBeFocused();
});

test('a town without the job is followed by what lies around it, and says so', async ({ page }) => {
  await page.goto('/positions?q=principal+scranton');
  const note = page.getByText('None of these match fully in Scranton. Others within 100 miles follow');
  await expect(note).toBeVisible();
  await expect(page.getByRole('heading', { name: /Principal/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Only all of the words' }).click();
  await expect(note).toBeHidden();
  await expect(page.getByRole('link', { name: 'See all jobs' })).toBeVisible();
});

test('what only mentions the words is told apart', async ({ page, request }) => {
  const response = await request.get('/api/jobs?q=teacher');
  const { totalItemsCount, interpretation } = await response.json();
  expect(interpretation.mentioned).toBeGreaterThan(0);
  await page.goto('/positions?q=teacher');
  const inTitles = totalItemsCount - interpretation.mentioned;
  await expect(
    page.getByText(`${inTitles} in titles or names, ${interpretation.mentioned} more mention it`),
  ).toBeVisible();
});
