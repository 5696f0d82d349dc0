import type { MailboxMessage } from '#modules/notifications/contract/api/mailbox.js';
import { expectAccessibleMenu } from './accessible-menu.js';
import { expectSuccess, release } from './applicants.js';
import { tabTo } from './keys.js';
import { expectFits, WIDTHS } from './layout-faults.js';
import { apiGet, authHeaders, pageAs } from './page-as.js';
import { reviewPath } from './postings.js';
import { expect, expectAccessible, test } from './site.js';
import {
  bar,
  choose,
  entry,
  jobWithApplicants,
  moveByApi,
  NAMES,
  note,
  rows,
  stagesOf,
  tab,
  table,
  undo,
} from './stages-page.js';

test('a poster finds those released, moves one, undoes it, and reads who is not released yet', async ({
  browser,
  site,
}) => {
  const { manager, jobId, title, ids, path, close } = await jobWithApplicants(browser, site);
  await release(manager, jobId, ids.slice(0, 2));
  const poster = await pageAs(browser, site, 'poster', '/user-dashboard');
  await poster.goto(path);
  await expect(poster.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(poster.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveText('My Postings');
  await expect(poster.getByText('2 applicants released to you.')).toBeVisible();
  await expect(
    poster.getByText('1 more is not released to you yet: Cora Zook. You may open and move them'),
  ).toBeVisible();
  await expect(rows(poster)).toHaveCount(2);
  await expect(tab(poster, 'All 2')).toHaveAttribute('aria-current', 'page');

  await tab(poster, /New$/).click();
  await expect(poster).toHaveURL(`${path}?stage=new`);
  await poster.getByRole('button', { name: 'Move Ann Allen' }).click();
  await expect(poster.getByRole('menuitem')).toHaveText([/Under review/, /Interview/, /Not selected/]);
  await entry(poster, 'Move to Interview').click();
  await expect(note(poster)).toContainText(
    '1 applicant moved to Interview: Ann Allen. They see it in My Applications.',
  );
  await expect(note(poster)).toBeFocused();
  await expect(rows(poster)).toHaveCount(1);
  await expect(tab(poster, /Interview$/)).toHaveText('1 Interview');
  await undo(poster).click();
  await expect(note(poster)).toContainText('Move undone: Ann Allen.');
  await expect(undo(poster)).toHaveCount(0);
  await expect(rows(poster)).toHaveCount(2);
  await expect.poll(() => stagesOf(manager, jobId)).toMatchObject({ 'Ann Allen': 'new' });

  // An application that was opened is marked as read.
  const first = rows(poster).filter({ hasText: 'Ann Allen' });
  await expect(first).toContainText('Not read by you yet');
  await first.getByRole('link', { name: 'Ann Allen' }).click();
  await expect(poster.getByRole('heading', { level: 1 })).toHaveText('Ann Allen');
  await poster.goBack();
  await expect(first).toContainText('Read by you');
  await close(poster);
});

test('a manager moves several at once, undoes in time only, and refuses with a message', async ({ browser, site }) => {
  const { manager: page, jobId, path, title, people, close } = await jobWithApplicants(browser, site);
  await page.goto(`${path}?sortedBy=candidate`);
  await expect(page.getByText('3 applicants.', { exact: true })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Candidate' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows(page).getByRole('link')).toHaveText([...NAMES]);
  await choose(page, 'Ann Allen');
  await choose(page, 'Ben Brandt');
  await expect(bar(page)).toContainText('2 chosen');
  await bar(page).getByRole('button', { name: 'Move to …' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Under reviewThey see it in My Applications',
    'InterviewThey see it in My Applications',
    'Not selectedAsks for the message first',
    'OfferOnly from Interview',
    'HiredBy Fill Position',
  ]);
  await expect(entry(page, 'Offer')).toHaveAttribute('aria-disabled', 'true');
  await expectAccessibleMenu(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.clock.install();
  await entry(page, 'Interview').click();
  await expect(note(page)).toContainText('2 applicants moved to Interview: Ann Allen, Ben Brandt.');
  await expect(bar(page)).toHaveCount(0);
  await expect(note(page)).toContainText(/\d+ seconds? left/);
  await undo(page).focus();
  await page.clock.runFor(11_000);
  await expect(undo(page)).toHaveCount(0);
  await expect(note(page)).toBeFocused();
  await expect(note(page)).toContainText('2 applicants moved to Interview');
  await expect(page.getByText('Undo is possible for')).toHaveCount(0);

  await tab(page, /Interview$/).click();
  await expect(tab(page, /Interview$/)).toHaveAttribute('aria-current', 'page');
  await choose(page, 'Ann Allen');
  await bar(page).getByRole('button', { name: 'Move to …' }).click();
  await entry(page, 'Not selected').click();
  const dialog = page.getByRole('dialog', { name: 'Move 1 applicant to Not selected?' });
  await expect(dialog).toContainText('Nothing is sent before you confirm');
  await expect(dialog.getByRole('button', { name: 'Go back' })).toBeFocused();
  const message = dialog.getByLabel('Message', { exact: true });
  await expect(message).toHaveValue(/^Dear \{name\}, thank you for meeting us/);
  await expectAccessible(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    await expectFits(page);
    await expect(dialog.getByRole('button', { name: 'Go back' })).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await message.fill(' ');
  await dialog.getByRole('button', { name: 'Move to Not selected' }).click();
  await expect(dialog.getByText('Please write the message that they will get.')).toBeVisible();
  await expect(message).toBeFocused();
  await message.fill('Dear {name}, not this time.');
  await expect(dialog.getByRole('region', { name: 'Preview for Ann Allen' })).toContainText(
    'Dear Ann Allen, not this time.',
  );
  // The typed text stays for the next time.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await bar(page).getByRole('button', { name: 'Move to …' }).click();
  await entry(page, 'Not selected').click();
  await expect(message).toHaveValue('Dear {name}, not this time.');
  await dialog.getByRole('button', { name: 'Move to Not selected' }).click();
  await expect(note(page)).toContainText(
    '1 applicant moved to Not selected: Ann Allen. They get your message by e-mail.',
  );
  await expectAccessible(page);
  await expect
    .poll(() => stagesOf(page, jobId))
    .toEqual({
      'Ann Allen': 'notSelected',
      'Ben Brandt': 'interview',
      'Cora Zook': 'new',
    });
  const hasMail = async () => {
    const { items } = await apiGet(page, '/api/mailbox?limit=100');
    const isOutcome = ({ to, subject }: MailboxMessage) =>
      to === people[0]?.email && subject === `Your application: ${title}`;
    return items.some(isOutcome);
  };
  await expect.poll(hasMail, { timeout: 60_000 }).toBe(true);
  await close();
});

test('the keyboard alone chooses, refuses and undoes', async ({ browser, site }) => {
  const { manager: page, jobId, path, close } = await jobWithApplicants(browser, site);
  await page.goto(`${path}?stage=new&sortedBy=candidate`);
  await expect(rows(page)).toHaveCount(3);
  await tabTo(page, page.getByRole('checkbox', { name: 'Select this page' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('checkbox', { name: 'Select Ben Brandt' }));
  await page.keyboard.press('Space');
  await expect(bar(page)).toContainText('2 chosen');
  await tabTo(page, bar(page).getByRole('button', { name: 'Move to …' }));
  await page.keyboard.press('Enter');
  await expect(entry(page, 'Under review')).toBeFocused();
  for (const name of ['Interview', 'Not selected']) {
    await page.keyboard.press('ArrowDown');
    await expect(entry(page, name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Go back' })).toBeFocused();
  await expect(dialog).toContainText('Nobody has opened the applications of Ann Allen and Cora Zook yet.');
  await expect(dialog.getByLabel('Message', { exact: true })).toHaveValue(/will not be considered further/);
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Move to Not selected' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(note(page)).toBeFocused();
  await expect(note(page)).toContainText('2 applicants moved to Not selected: Ann Allen, Cora Zook.');
  await expect(page.getByRole('status').filter({ hasText: 'Undo is possible for 10 seconds.' })).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(undo(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(note(page)).toContainText('Move undone: Ann Allen, Cora Zook.');
  await expect(note(page)).toBeFocused();
  await expect(rows(page)).toHaveCount(3);
  expect(new Set(Object.values(await stagesOf(page, jobId)))).toEqual(new Set(['new']));
  await close();
});

test('what others did meanwhile is said, and a filled position shows its outcomes', async ({ browser, site }) => {
  const { manager: page, jobId, ids, path, title, people, close } = await jobWithApplicants(browser, site);
  await page.goto(`${path}?stage=new`);
  const headers = await authHeaders(page);
  await moveByApi(page, jobId, ids[0], ['new', 'interview', 'offer']);
  await page.getByRole('button', { name: 'Move Ann Allen' }).click();
  await entry(page, 'Move to Under review').click();
  const dialog = page.getByRole('dialog', { name: 'Ann Allen is in Offer now' });
  await expect(dialog).toContainText('From there nobody can be moved to Under review.');
  await expect(dialog.getByRole('button', { name: 'Move to Under review' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Leave in Offer' }).click();
  await expect(rows(page)).toHaveCount(2);

  const cora = people[2];
  if (cora)
    await expectSuccess(
      cora.page.request.delete(`/api/applications/${ids[2]}`, { headers: await authHeaders(cora.page) }),
    );
  await expectSuccess(page.request.patch(`/api/jobs/${jobId}/status`, { headers, data: { status: 'filled' } }));
  await page.getByRole('button', { name: 'Move Ben Brandt' }).click();
  await entry(page, 'Move to Interview').click();
  await expect(page.getByRole('alert')).toContainText('The position is filled, and everybody has an outcome.');
  await expect(page.getByText('The position is filled.', { exact: true })).toBeVisible();
  await expect(page.getByText('Nobody is in this stage.')).toBeVisible();
  await expect(page.getByText('2 applicants. 1 has withdrawn.')).toBeVisible();
  await tab(page, 'All 2').click();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page)).toContainText(['Not selected', 'Not selected']);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(table(page).getByRole('button', { name: /^Move/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Fill Position' })).toHaveCount(0);
  await expectAccessible(page);

  await page.goto(`${await reviewPath(page, title)}&job=${jobId}`);
  await expect(page.getByRole('link', { name: `Applicants by stage of ${title}` })).toHaveAttribute('href', path);
  await close();
});
