import type { Page } from '@playwright/test';
import { startSmtp, type TestSmtp } from '../support/smtp.js';
import { startInstance } from './instance.js';
import { expectFits, WIDTHS } from './layout-faults.js';
import { apiGet, pageAs } from './page-as.js';
import { test as base, expect, expectAccessible } from './site.js';

const test = base.extend<object, { smtp: TestSmtp }>({
  smtp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const smtp = await startSmtp();
      await use(smtp);
      await smtp.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ smtp }, use) => {
      const instance = await startInstance({ SMTP_URL: smtp.url });
      await use(instance.url);
      await instance.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'System Logs' }).getByRole('link', { name });
const queueRow = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Queues' }).getByRole('row').filter({ hasText: name });
const letters = (page: Page) => page.getByRole('table', { name: /given up/ }).locator('tbody tr:not(.detail)');

/** Signs up; the mail with the link is what the tests deliver. */
async function signUp(page: Page, email: string): Promise<void> {
  const data = { firstName: 'Robin', lastName: 'Miller', email, password: 'Harrisburg-17' };
  expect((await page.request.post('/api/users', { data })).status()).toBe(201);
}

test('what was given up is shown with its reason, and tried again alone or with all others', async ({
  browser,
  site,
  smtp,
}) => {
  const refused = ['one', 'two', 'three'].map((name) => `${name}@journey.example`);
  for (const email of refused) smtp.unknown.add(email);
  const page = await pageAs(browser, site, 'admin', '/area-51');
  for (const email of refused) await signUp(page, email);

  await tab(page, /^Queues/).click();
  await expect(page).toHaveURL('/area-51?display=queues');
  await expect(tab(page, /^Queues/)).toHaveAttribute('aria-current', 'page');
  await expect(page.getByLabel('Display Option')).toHaveValue('logs');
  await expect(letters(page)).toHaveCount(3, { timeout: 20_000 });
  await expect(letters(page).first()).toContainText('MailQueued');
  await expect(letters(page).first()).toContainText('550');
  for (const email of refused) await expect(page.getByText(email)).toHaveCount(0);
  await expect(page.getByText(/^As of \d\d:\d\d:\d\d$/)).toBeVisible();
  await expect(queueRow(page, 'deliver-mail').locator('[data-label="Gave up"]')).toHaveText('3');
  await page.reload();
  await expect(tab(page, /^Queues/)).toHaveText('Queues 3 gave up');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Area 51 3 waiting', exact: true })).toBeVisible({ timeout: 20_000 });

  await letters(page)
    .first()
    .getByRole('button', { name: /^Entry of MailQueued/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Deliveries' })).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath('gave-up-1280.png'), fullPage: true });

  // The link of a task opens the one that it names, wherever it is in the list (U60).
  const { items } = await apiGet(page, '/api/queues/deadLetters');
  await page.goto(`/area-51?display=queues&letter=${items[2].id}`);
  await expect(letters(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Deliveries' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try all again' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all that was given up' }).click();
  await expect(letters(page)).toHaveCount(3);

  smtp.unknown.clear();
  await letters(page)
    .first()
    .getByRole('button', { name: /^Try again/ })
    .click();
  await expect(page.getByText('1 delivery is tried again.')).toBeVisible();
  await expect(letters(page)).toHaveCount(2);
  // Not a minute later, when the menu asks by itself.
  await expect(menu.getByRole('link', { name: 'Area 51 2 waiting', exact: true })).toBeVisible();
  const heading = page.getByRole('heading', { name: 'Gave up' });
  await expect(heading).toBeFocused();
  const delivered = () => smtp.delivered.flatMap(({ to }) => to).filter((to) => refused.includes(to));
  await expect.poll(delivered).toHaveLength(1);

  await page.getByRole('button', { name: 'Try all again' }).click();
  const question = page.getByRole('dialog', { name: 'Try 2 deliveries again?' });
  await expect(question.getByRole('button', { name: 'Leave them' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(letters(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Try all again' }).click();
  await question.getByRole('button', { name: 'Try all again' }).click();
  await expect(page.getByText('Nothing was given up.')).toBeVisible();
  await expect(heading).toBeFocused();
  for (const email of refused)
    await expect.poll(() => smtp.delivered.filter(({ to }) => to.includes(email)).length).toBe(1);

  await tab(page, /^Entries/).click();
  await expect(page).toHaveURL('/area-51');
  await page.reload();
  await expect(page.getByText(/tried again after they were given up: 2/)).toBeVisible();
  await page.context().close();
});

test('a paused subscriber says why and since when, and goes on where it stood', async ({ browser, site, smtp }) => {
  const page = await pageAs(browser, site, 'admin', '/area-51?display=queues');
  const row = queueRow(page, 'deliver-mail');
  await row.getByRole('button', { name: 'Pause deliver-mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pause deliver-mail?' });
  await expect(dialog).toContainText('No e-mail leaves');
  await expect(dialog.getByRole('button', { name: 'Do not pause' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Pause deliver-mail' }).click();
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await expect(dialog).toContainText('Please say why');
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath('pause-dialog.png') });
  await dialog.getByLabel('Reason').fill('The mail server moves');
  await page.route('**/pause', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  const reads = Promise.withResolvers<void>();
  await page.route(/\/api\/queues$/, (route) => reads.promise.then(() => route.continue()));
  await dialog.getByRole('button', { name: 'Pause deliver-mail' }).click();
  // In the dialog, because everything below it is inert.
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Server is not avaliable!/);
  // The second press counts also while the page still reads the queues after the first.
  await dialog.getByRole('button', { name: 'Pause deliver-mail' }).click();
  await expect(dialog).toHaveCount(0);
  reads.resolve();
  await expect(row).toContainText('Paused');
  await expect(row).toContainText('The mail server moves');

  await signUp(page, 'waits@journey.example');
  await expect(row.locator('[data-label="Waiting"]')).toHaveText('1', { timeout: 15_000 });
  const arrived = () => smtp.delivered.filter(({ to }) => to.includes('waits@journey.example')).length;
  expect(arrived()).toBe(0);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectFits(page);
    if ([1280, 390].includes(width)) {
      await expectAccessible(page);
      await page.screenshot({ path: test.info().outputPath(`queues-${width}.png`), fullPage: true });
    }
  }
  const log = await pageAs(browser, site, 'admin', '/area-51?factName=MailQueued');
  await log
    .getByRole('button', { name: /^Details/ })
    .first()
    .click();
  const delivery = log.locator('.log-deliveries li').filter({ hasText: 'deliver-mail' });
  await expect(delivery).toContainText('Waiting');
  await row.getByRole('button', { name: 'Resume deliver-mail' }).click();
  await expect(row).not.toContainText('Paused');
  await expect.poll(arrived).toBe(1);
  await expect(delivery).toContainText('Delivered', { timeout: 10_000 });
  await log.context().close();
  await page.context().close();
});
