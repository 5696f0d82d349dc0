import { pageAs } from './page-as.js';
import { answerDialog, card, dayFromToday, newPosting, reject, uniqueTitle } from './postings.js';
import { offeredActions, selectAction } from './row-menu.js';
import { expect, test } from './site.js';

test('[W6.8, W6.12, W6.13, W6.14, W6.15, W6.16, W6.17, W6.19, W6.20, W6.22, W8.6, W9.14] what a card offers in its state, until the posting is filled and deleted', {
  tag: '@gate',
}, async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'poster');
  const saved = uniqueTitle('saved');
  const queued = uniqueTitle('queued');
  const open = uniqueTitle('open');
  const pending = uniqueTitle('pending');
  const rejected = uniqueTitle('rejected');
  const savedId = await newPosting(page, saved, { status: 'unsubmitted' });
  const queuedId = await newPosting(page, queued, { startDate: dayFromToday(5) });
  const openId = await newPosting(page, open);
  const pendingId = await newPosting(page, pending, { approval: true });
  const rejectedId = await newPosting(page, rejected, { approval: true });
  await reject(page, rejectedId);
  await page.goto('/postings?sortedBy=title');
  const choose = (title: string, name: string) => selectAction(card(page, title), name);
  const offered = (title: string) => offeredActions(card(page, title));
  const link = (title: string, name: string) => card(page, title).getByRole('link', { name: `${name} ${title}` });

  await expect(card(page, saved)).toContainText('Not accepting applications');
  await expect(link(saved, 'Edit')).toHaveAttribute('href', `/post-jobs/edit/${savedId}`);
  expect(await offered(saved)).toContain('Delete');
  expect(await offered(saved)).not.toContain('Mark filled');
  await expect(card(page, pending)).toContainText('Not accepting applications');
  await expect(link(pending, 'Edit')).toHaveAttribute('href', `/post-jobs/edit/${pendingId}`);
  expect(await offered(pending)).not.toContain('Delete');
  await expect(card(page, rejected)).toContainText('Pending authorization, please contact the association');
  await expect(link(rejected, 'Edit')).toHaveAttribute('href', `/post-jobs/edit/${rejectedId}`);
  expect(await offered(rejected)).not.toContain('Mark filled');
  await expect(card(page, queued)).toContainText('Listing queued');
  await expect(card(page, open)).toContainText('Accepting applications');
  await expect(link(open, 'Edit')).toHaveAttribute('href', `/post-jobs/edit/${openId}`);
  expect(await offered(open)).not.toContain('Delete');
  await expect(link(open, 'View')).toHaveCount(0);

  const fill = 'The position will be marked as Filled and no longer accepting applications.';
  await choose(open, 'Mark filled');
  await answerDialog(page, fill, 'Go back');
  await expect(card(page, open)).toContainText('Accepting applications');
  await choose(open, 'Mark filled');
  await answerDialog(page, fill, 'Mark filled');
  await expect(card(page, open)).toContainText('Not accepting applications');
  await expect(link(open, 'View')).toHaveAttribute('href', `/job-post/${openId}`);
  await expect(link(open, 'Edit')).toHaveCount(0);
  await link(open, 'View').click();
  await expect(page).toHaveURL(`/job-post/${openId}`);
  await expect(page.getByRole('main').getByText('No longer accepting applications').first()).toBeVisible();
  await page.goto('/postings?sortedBy=title');

  const remove = 'Deleting the position is permanent! Are you sure you want to continue?';
  await choose(open, 'Delete');
  await answerDialog(page, remove, 'Keep position');
  await expect(card(page, open)).toHaveCount(1);
  for (const title of [open, saved, rejected]) {
    await choose(title, 'Delete');
    await answerDialog(page, remove, 'Delete position');
    await expect(card(page, title)).toHaveCount(0);
  }
  await page.goto(`/job-post/${openId}`);
  await expect(page.getByText('Job Post 404 Page: The job either does not exist or has been deleted')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Home/i })).toHaveAttribute('href', '/');

  // Closes the postings beside their empty list of applicants, which also cleans up.
  await page.goto('/postings?sortedBy=title');
  const neverSeen = 'visitors do not see it, now or later. It cannot be opened again.';
  for (const [title, id, effect] of [
    [queued, queuedId, 'It has not started'],
    [pending, pendingId, 'It waits for approval'],
  ] as const) {
    await card(page, title)
      .getByRole('button', { name: /^0 applicants/ })
      .click();
    await expect(card(page, title).getByText('No Items')).toBeVisible();
    await card(page, title).getByRole('button', { name: 'Close Position' }).click();
    const close = 'Closing the position will suspend all activities. Do you want to continue?';
    await expect(page.getByRole('dialog', { name: close })).toContainText(`${effect}: ${neverSeen}`);
    await answerDialog(page, close, 'Close position');
    await expect(card(page, title)).toContainText('Not accepting applications');
    await link(title, 'View').click();
    await expect(page).toHaveURL(`/job-preview/${id}`);
    await expect(page.getByText('Preview. Not public: closed.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit the posting' })).toHaveCount(0);
    await page.goto('/postings?sortedBy=title');
    await card(page, title).getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(`/job-preview/${id}`);
    await page.goto('/postings?sortedBy=title');
    await choose(title, 'Delete');
    await answerDialog(page, remove, 'Delete position');
    await expect(card(page, title)).toHaveCount(0);
  }
  await page.context().close();
});
