import { expectAccessibleMenu } from './accessible-menu.js';
import { apply, release } from './applicants.js';
import {
  applicant,
  expectFitsEverywhere,
  group,
  hire,
  jobWith,
  message,
  outcomeMails,
  preview,
  status,
} from './fill-page.js';
import { tabTo } from './keys.js';
import { apiGet, pageAs } from './page-as.js';
import { card } from './postings.js';
import { menuButton, offeredActions, selectAction } from './row-menu.js';
import { expect, expectAccessible, PASSWORD, test } from './site.js';

const QUESTION = 'Do you wish to mark the position filled?';
const CONSEQUENCE = 'The position will be marked as Filled and no longer accepting applications.';

test('[W6.11, W6.13] a poster gives everybody an outcome and a message, and loses nothing when somebody applies meanwhile (T43)', async ({
  browser,
  site,
}) => {
  test.slow();
  const { manager, title, jobId, people, ids, move, close } = await jobWith(browser, site, [
    'Ann',
    'Ben',
    'Cora',
    'Dan',
    'Finn',
  ]);
  await release(manager, jobId, [ids.Ann, ids.Ben, ids.Cora, ids.Dan]);
  await move('Ann', 'interview');
  await move('Ann', 'offer');
  await move('Ben', 'interview');
  await apiGet(manager, `/api/applications/review/${ids.Cora}`);
  const poster = await pageAs(browser, site, 'poster');
  await poster.goto('/postings?sortedBy=title');
  await selectAction(card(poster, title), 'Mark filled');
  await expect(poster).toHaveURL(`/fill-position/${jobId}`);
  await expect(poster.getByRole('heading', { level: 1 })).toHaveText('Fill Position');
  await expect(poster.getByRole('heading', { name: QUESTION, exact: true })).toBeVisible();
  await expect(poster.getByText(CONSEQUENCE, { exact: true })).toBeVisible();

  // Nobody is chosen beforehand, and nobody is refused unread by accident.
  await expect(status(poster)).toContainText('4 of 5 people have an outcome');
  await expect(status(poster).getByRole('link')).toHaveText('1 missing: Dan Weiss');
  await expect(poster.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(poster.getByText('4 mails go out. The one to Dan Weiss is still missing.')).toBeVisible();
  const locked = poster.getByRole('button', { name: 'Fill Position', exact: true });
  await expect(locked).toHaveAttribute('aria-disabled', 'true');
  await expect(locked).toHaveAccessibleDescription(/Choose who is hired.*Choose an outcome for Dan Weiss/);
  const unread = group(poster, 'Never opened');
  await expect(message(unread)).toHaveCount(0);
  await expect(unread.getByLabel('Outcome')).toHaveAccessibleDescription('Error: Choose an outcome for Dan Weiss');
  await expectAccessible(poster);
  await expectFitsEverywhere(poster);

  await hire(poster, /^Ann Weiss/).check();
  await expect(preview(poster)).toContainText(`You were chosen for ${title}`);
  await expect(preview(poster)).toContainText('Your contact there: Dana Whitfield, hiring@district.example');
  await expect(message(poster.getByRole('region', { name: '1. Who is hired' }))).toHaveValue(
    /^Dear \{name\}, we are glad/,
  );
  await unread.getByLabel('Outcome').selectOption('Not selected');
  await expect(message(unread)).toHaveValue(/was not considered further/);
  await expect(status(poster)).toContainText('5 of 5 people have an outcome');

  // Those who are not released are known by name only.
  const unreleased = group(poster, 'Not released to you');
  await expect(unreleased).toContainText('Finn Weiss. You see only their names, yet they get an answer too.');
  await expect(unreleased.getByRole('link')).toHaveCount(0);
  await unreleased.getByRole('button', { name: /^Edit/ }).click();
  await expect(message(unreleased)).toBeFocused();

  // The preview shows the mail to one of the group that is edited.
  await message(group(poster, 'Interviewed')).fill('Dear {name}, not this time: {position}.\n\nCome back {soon}.');
  await expect(preview(poster)).toContainText(`Dear Ben Weiss, not this time: ${title}.`);
  await expect(preview(poster)).toContainText('Come back {soon}.');
  await expect(preview(poster)).toContainText(`Your application: ${title}`);
  await expect(poster.getByText('5 mails go out: 1 to Ann Weiss, 4 with the outcome Not selected.')).toBeVisible();
  await expectAccessible(poster);

  people.Gus = await applicant(browser, site, 'Gus');
  ids.Gus = await apply(people.Gus, jobId);
  await poster.getByRole('button', { name: 'Fill Position and send 5 mails' }).click();
  const summary = poster.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toContainText('Gus Weiss applied since this page was opened and has no outcome yet.');
  await expect(summary).toBeFocused();
  await expect(poster.getByText('5 of 5 people have an outcome')).toHaveCount(0);
  await expectAccessible(poster);
  await expect
    .poll(() => apiGet(poster, `/api/jobs/${jobId}/admin`))
    .toMatchObject({ status: 'open', applicationsUndecided: 6 });
  await poster.getByRole('button', { name: 'Open the page again' }).click();
  await expect(summary).toHaveCount(0);
  await expect(status(poster)).toContainText('6 of 6 people have an outcome');
  await expect(unreleased).toContainText('Finn Weiss and Gus Weiss.');
  await expect(message(group(poster, 'Interviewed'))).toHaveValue(/Come back/);
  await expect(hire(poster, /^Ann Weiss/)).toBeChecked();

  // (U62) Somebody moves one of them: the poster learns who, and what was typed stays.
  await move('Cora', 'interview');
  await poster.getByRole('button', { name: 'Fill Position and send 6 mails' }).click();
  await expect(summary).toContainText(
    /Cora Weiss is in Interview now: moved by .+, (just now|a minute ago)\. Nobody is told/,
  );
  await expect(summary).toBeFocused();
  await poster.getByRole('button', { name: 'Open the page again' }).click();
  await expect(summary).toHaveCount(0);
  await expect(group(poster, 'Interviewed')).toContainText('Cora Weiss');

  await poster.getByRole('button', { name: 'Fill Position and send 6 mails' }).click();
  const done = poster.getByRole('region', { name: 'The position is filled' });
  await expect(done).toContainText('6 people get a mail.');
  await expect(done.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(done.getByRole('link')).toHaveText(['My Postings', 'History of the posting']);
  await expectAccessible(poster);
  await expect
    .poll(() => apiGet(poster, `/api/jobs/${jobId}/admin`))
    .toMatchObject({
      status: 'filled',
      applicationsUndecided: 0,
    });

  const words = { Ann: 'Dear Ann Weiss, we are glad to tell you', Ben: `Dear Ben Weiss, not this time: ${title}.` };
  for (const name of ['Ann', 'Ben'] as const) {
    await expect
      .poll(() => outcomeMails(manager, people[name]), { timeout: 60_000 })
      .toEqual([expect.stringContaining(words[name])]);
    await people[name].page.goto('/applications');
    await expect(people[name].page.locator('.application-card').filter({ hasText: title })).toContainText(words[name]);
  }
  for (const name of ['Cora', 'Dan', 'Finn', 'Gus'] as const)
    await expect.poll(() => outcomeMails(manager, people[name]), { timeout: 60_000 }).toHaveLength(1);

  await poster.reload();
  await expect(poster.getByText('This position is filled.')).toBeVisible();
  const crumb = poster.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumb.getByRole('link', { name: title })).toHaveAttribute('href', /^\/job-preview\//);
  await expect(poster.getByRole('button', { name: /^Fill Position/ })).toHaveCount(0);
  await close(poster);
});

test('from the form, people move between groups, and somebody who did not apply is hired, without a mouse (T43)', async ({
  browser,
  site,
}) => {
  const { manager, title, jobId, ids, close } = await jobWith(browser, site, ['Cora', 'Dan']);
  await apiGet(manager, `/api/applications/review/${ids.Cora}`);
  await manager.goto(`/post-jobs/edit/${jobId}`);
  await manager.getByRole('button', { name: 'More' }).click();
  await manager.getByRole('menuitem', { name: /^Fill Position/ }).click();
  await expect(manager).toHaveURL(`/fill-position/${jobId}`);
  await expect(group(manager, 'Read, not interviewed')).toContainText('Cora Weiss');

  const chip = manager.getByRole('button', { name: 'Move Dan Weiss to another group' });
  await tabTo(manager, chip);
  await manager.keyboard.press('Enter');
  await expectAccessibleMenu(manager);
  await manager.keyboard.press('ArrowDown');
  await expect(manager.getByRole('menuitem', { name: 'Move to Read, not interviewed' })).toBeFocused();
  await manager.keyboard.press('Enter');
  await expect(manager.getByRole('heading', { name: 'Read, not interviewed 2' })).toBeFocused();
  await expect(group(manager, 'Never opened')).toHaveCount(0);

  await chip.click();
  await manager.getByRole('menuitem', { name: /^Hire/ }).click();
  await expect(hire(manager, /^Dan Weiss/)).toBeChecked();
  await expect(hire(manager, /^Dan Weiss/)).toBeFocused();
  await expect(hire(manager, /^Dan Weiss/)).toBeInViewport();
  const somebodyElse = hire(manager, /^Somebody who did not apply here/);
  await tabTo(manager, somebodyElse);
  await manager.keyboard.press('Space');
  await expect(hire(manager, /^Dan Weiss/)).not.toBeChecked();
  await expect(group(manager, 'Read, not interviewed')).toContainText('Dan Weiss');

  // A choice is not left by accident.
  await manager.getByRole('button', { name: 'Keep position open' }).click();
  await manager
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay on page' })
    .click();
  await expect(somebodyElse).toBeChecked();
  const fill = manager.getByRole('button', { name: 'Fill Position and send 2 mails' });
  await tabTo(manager, fill);
  await manager.keyboard.press('Enter');
  await expect(manager.getByRole('region', { name: 'The position is filled' })).toContainText('2 people get a mail.');
  const { items } = await apiGet(manager, `/api/applications/admin/data?jobId=${jobId}`);
  expect(items.map(({ stage }: { stage: string }) => stage)).toEqual(['notSelected', 'notSelected']);
  await manager.goto(`/manage-jobs?title=${encodeURIComponent(title)}`);
  await expect(manager.locator('td[data-label=Status]')).toContainText('Filled');
  await close();
});

test('choices and words outlast a session that ends (U18)', async ({ browser, site }) => {
  const { manager, jobId, close } = await jobWith(browser, site, ['Ann', 'Ben']);
  await manager.goto(`/fill-position/${jobId}`);
  await hire(manager, /^Ann Weiss/).check();
  await group(manager, 'Never opened').getByRole('combobox', { name: 'Outcome' }).selectOption('Not selected');
  await message(group(manager, 'Never opened')).fill('Dear {name}, thank you.');
  await manager.evaluate(() => localStorage.removeItem('accessToken'));
  await manager.waitForURL('**/signin**');
  await manager.getByLabel('Email', { exact: true }).fill('manager@demo.example');
  await manager.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await manager.getByRole('button', { name: 'Sign in' }).click();
  await manager.waitForURL(`**/fill-position/${jobId}`);
  await expect(
    manager.getByText('What you typed before your session ended is back. Nobody is told yet.'),
  ).toBeVisible();
  await expect(hire(manager, /^Ann Weiss/)).toBeChecked();
  await expect(message(group(manager, 'Never opened'))).toHaveValue('Dear {name}, thank you.');
  await expect(manager.getByRole('button', { name: 'Fill Position and send 2 mails' })).toBeEnabled();
  await expectAccessible(manager);
  await close();
});

test('without anybody who waits, a position is asked about and filled at once (U53)', async ({ browser, site }) => {
  const { manager, title, jobId, move, people, close } = await jobWith(browser, site, ['Ann']);
  await manager.goto(`/manage-jobs?title=${encodeURIComponent(title)}`);
  expect(await offeredActions(manager, title)).toContain('Mark filled');
  await move('Ann', 'notSelected');

  await manager.goto(`/fill-position/${jobId}`);
  await expect(group(manager, 'Already decided or withdrawn')).toContainText('Ann Weiss: not selected');
  await expect(manager.getByRole('heading', { name: QUESTION, exact: true })).toBeVisible();
  await expect(manager.getByText('No mail goes out, since nobody waits for an outcome.')).toBeVisible();
  await expect(manager.getByRole('region', { name: '1. Who is hired' })).toHaveCount(0);
  await expectAccessible(manager);

  // Somebody applies after the list was read: the question fills nothing, and the next press opens the page.
  await manager.goto(`/manage-jobs?title=${encodeURIComponent(title)}`);
  await expect(menuButton(manager, title)).toBeVisible();
  people.Gus = await applicant(browser, site, 'Gus');
  await apply(people.Gus, jobId);
  await selectAction(manager, 'Mark filled', title);
  const dialog = manager.getByRole('dialog', { name: 'Do you want to mark this job as filled ?', exact: true });
  const refreshed = manager.waitForResponse(/\/api\/jobs\/admin\?/);
  await dialog.getByRole('button', { name: 'Mark filled' }).click();
  await expect(manager.getByRole('alert').filter({ hasText: 'Gus Weiss applied since' })).toBeVisible();
  await refreshed;
  await expect.poll(() => apiGet(manager, `/api/jobs/${jobId}/admin`)).toMatchObject({ status: 'open' });
  await selectAction(manager, 'Mark filled', title);
  await expect(manager).toHaveURL(`/fill-position/${jobId}`);
  await close();
});
