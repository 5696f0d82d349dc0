import type { Page } from '@playwright/test';
import { expectSuccess } from './applicants.js';
import { holdRoute } from './hold-route.js';
import { expectFits } from './layout-faults.js';
import { authHeaders } from './page-as.js';
import { expect, expectAccessible, test } from './site.js';
import { bar, choose, entry, jobWithApplicants, moveByApi, note, rows, stagesOf, tab, undo } from './stages-page.js';

/** Windows in which the rows stand far below the head of the list. */
const WINDOWS = [
  { width: 1280, height: 480 },
  { width: 812, height: 480 },
  { width: 390, height: 664 },
  { width: 320, height: 568 },
];

const moveRow = async (page: Page, name: string, stage: string) => {
  await page.getByRole('button', { name: `Move ${name}` }).click();
  await entry(page, `Move to ${stage}`).click();
};
const refuseChosen = async (page: Page) => {
  await bar(page).getByRole('button', { name: 'Move to …' }).click();
  await entry(page, 'Not selected').click();
};

/** Whether the middle of the focused element is in view and nothing lies over it. Runs in the page. */
function isFocusUncovered(): boolean {
  const focused = document.activeElement;
  const { x, y, width, height } = focused?.getBoundingClientRect() ?? new DOMRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return focused !== document.body && Boolean(focused?.contains(top));
}

/** Holds the moves of the page back until the returned function is called. */
const holdMoves = (page: Page) => holdRoute(page, '**/api/applications/admin/stage');

test('Undo is in view after a move further down, also after a look at an application', async ({ browser, site }) => {
  const { manager: page, jobId, path, close } = await jobWithApplicants(browser, site);
  await page.goto(`${path}?sortedBy=candidate`);
  for (const [at, size] of WINDOWS.entries()) {
    await page.setViewportSize(size);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await moveRow(page, 'Cora Zook', at % 2 ? 'New' : 'Under review');
    await expect(note(page)).toContainText(at % 2 ? 'moved to New' : 'moved to Under review');
    await expect(note(page)).toBeInViewport({ ratio: 1 });
    await expect(undo(page)).toBeInViewport({ ratio: 1 });
    await expect.poll(() => page.evaluate(isFocusUncovered)).toBe(true);
    await expectFits(page);
    // The bar of the chosen stays free.
    await choose(page, 'Ann Allen');
    await expect(undo(page)).toBeInViewport({ ratio: 1 });
    await bar(page).getByRole('button', { name: 'Clear' }).click();
  }
  await expectAccessible(page);

  await page.setViewportSize({ width: 1280, height: 900 });
  await tab(page, /New$/).click();
  // The code and the data of an application are loaded before the ten seconds of an undo begin.
  await page.getByRole('link', { name: 'Ben Brandt' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ben Brandt');
  await page.goBack();
  await moveRow(page, 'Ann Allen', 'Interview');
  await expect(note(page)).toContainText('1 applicant moved to Interview: Ann Allen.');
  await page.getByRole('link', { name: 'Ben Brandt' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ben Brandt');
  await page.goBack();
  await undo(page).click();
  await expect(note(page)).toContainText('Move undone: Ann Allen.');
  await expect.poll(() => stagesOf(page, jobId)).toMatchObject({ 'Ann Allen': 'new' });
  await page.getByRole('link', { name: 'Ben Brandt' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ben Brandt');
  await page.goBack();
  await expect(rows(page)).toHaveCount(3);
  await expect(note(page)).toHaveCount(0);
  await close();
});

test('a refusal is asked for those who move, in words of their own', async ({ browser, site }) => {
  const { manager: page, jobId, ids, path, close } = await jobWithApplicants(browser, site);
  await moveByApi(page, jobId, ids[0], ['new', 'notSelected']);
  await page.goto(`${path}?sortedBy=candidate`);
  await choose(page, 'Ann Allen');
  await choose(page, 'Ben Brandt');
  await refuseChosen(page);
  const dialog = page.getByRole('dialog', { name: 'Move 1 applicant to Not selected?' });
  const message = page.getByRole('dialog').getByLabel('Message', { exact: true });
  await expect(dialog).toContainText('Ben Brandt will get this message by e-mail.');
  await expect(dialog).toContainText('Nobody has opened the application of Ben Brandt yet.');
  await expect(dialog).toContainText('Ann Allen stays in Not selected and gets no message.');
  await expect(dialog.getByRole('region', { name: 'Preview for Ben Brandt' })).toBeVisible();
  await message.fill('Dear Ben, as we said.');
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await moveRow(page, 'Cora Zook', 'Not selected');
  await expect(message).toHaveValue(/^Dear \{name\}, thank you/);
  await message.fill('Dear Cora, as we wrote.');
  await page.keyboard.press('Escape');
  await refuseChosen(page);
  await expect(message).toHaveValue('Dear Ben, as we said.');
  await dialog.getByRole('button', { name: 'Move to Not selected' }).click();
  await expect(note(page)).toContainText('1 applicant moved to Not selected: Ben Brandt.');
  await expect(bar(page)).toHaveCount(0);
  await close();
});

test('a move waits for the one before it and leaves the dialog of another open', async ({ browser, site }) => {
  const { manager: page, jobId, path, close } = await jobWithApplicants(browser, site);
  await page.goto(`${path}?sortedBy=candidate`);
  const letGo = await holdMoves(page);
  await moveRow(page, 'Ann Allen', 'Interview');
  await moveRow(page, 'Ben Brandt', 'Under review');
  await moveRow(page, 'Cora Zook', 'Not selected');
  const dialog = page.getByRole('dialog', { name: 'Move 1 applicant to Not selected?' });
  await expect(dialog).toBeVisible();
  letGo();
  await expect
    .poll(() => stagesOf(page, jobId))
    .toEqual({ 'Ann Allen': 'interview', 'Ben Brandt': 'underReview', 'Cora Zook': 'new' });
  await expect(page.getByText('1 applicant moved to Under review: Ben Brandt.').last()).toBeVisible();
  await expect(dialog).toContainText('Cora Zook will get this message');
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await close();
});

test('an undo names those undone, and says why it is refused', async ({ browser, site }) => {
  const { manager: page, jobId, ids, path, people, close } = await jobWithApplicants(browser, site);
  await page.goto(`${path}?sortedBy=candidate`);
  await choose(page, 'Ben Brandt');
  await choose(page, 'Cora Zook');
  await bar(page).getByRole('button', { name: 'Move to …' }).click();
  await entry(page, 'Under review').click();
  await expect(note(page)).toContainText('2 applicants moved to Under review: Ben Brandt, Cora Zook.');
  const cora = people[2]?.page ?? page;
  await expectSuccess(cora.request.delete(`/api/applications/${ids[2]}`, { headers: await authHeaders(cora) }));
  await undo(page).click();
  await expect(note(page)).toContainText('Move undone: Ben Brandt. Cora Zook applies no longer.');

  await moveRow(page, 'Ann Allen', 'Interview');
  await expect(undo(page)).toBeVisible();
  await moveByApi(page, jobId, ids[0], ['interview', 'offer']);
  await undo(page).click();
  await expect(page.getByRole('alert')).toContainText('One of the applicants was moved again since.');
  await expect(note(page)).toHaveCount(0);
  await expect(rows(page).filter({ hasText: 'Ann Allen' })).toContainText('Offer');

  await moveRow(page, 'Ben Brandt', 'Interview');
  await expect(undo(page)).toBeVisible();
  const headers = await authHeaders(page);
  await expectSuccess(page.request.patch(`/api/jobs/${jobId}/status`, { headers, data: { status: 'filled' } }));
  await undo(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The position is filled' })).toBeVisible();
  await expect(note(page)).toHaveCount(0);
  await expect(page.getByText('The position is filled.', { exact: true })).toBeVisible();
  await close();
});
