import { newApplicant } from './applicants.js';
import { expectFits } from './layout-faults.js';
import { apiGet, pageAs } from './page-as.js';
import { expect, expectAccessible, test } from './site.js';
import { expectTargetSize } from './target-size.js';
import { drawer, findUser, HARRISBURG, newUser } from './users.js';

const MAIL = '01900000-0000-7000-8000-000000000000';

test('the page of a user says who gave which right and when, what was sent, and which mails arrived', {
  tag: '@gate',
}, async ({ browser, site }) => {
  const admin = await pageAs(browser, site, 'admin', '/user-management');
  const { id, email } = await newUser(admin, { privileges: [1], organizations: [HARRISBURG] });
  const row = await findUser(admin, email);
  await row.getByRole('link', { name: 'Wilma Yost' }).click();
  await expect(admin).toHaveURL(`/user-management/${id}`);
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Wilma Yost');
  const rights = admin.getByRole('table', { name: 'Rights' });
  for (const right of ['Job Posting', 'Harrisburg City School District'])
    await expect(rights.getByRole('row').filter({ hasText: right })).toContainText(/Alma Whitaker.*, 20\d\d/);
  await expect(admin.getByText('No Items. This person has sent no application.')).toBeVisible();
  // A worker sends the link for the first password: the page is read again until it was.
  const mails = admin.getByRole('table', { name: 'Mails', exact: true });
  await expect(async () => {
    await admin.reload();
    await expect(mails.getByRole('row').last()).toContainText('Sent', { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await expect(mails.getByRole('row').last()).toContainText('Set a password');
  for (const width of [1280, 390]) {
    await admin.setViewportSize({ width, height: 844 });
    await expectAccessible(admin);
    await expectFits(admin);
    await expectTargetSize(admin, `user at ${width}`);
  }
  await admin.setViewportSize({ width: 1280, height: 400 });
  await admin.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Mails' }).click();
  await expect(admin.getByRole('heading', { name: /^Mails/ })).toBeInViewport();
  await admin.getByRole('button', { name: 'View User Profile' }).click();
  await expect(drawer(admin, 'View User Profile')).toBeVisible();
  await admin.keyboard.press('Escape');
  await admin.getByRole('main').getByRole('link', { name: 'History', exact: true }).click();
  await expect(admin).toHaveURL(`/history/users/${id}`);
  await admin.context().close();
});

test('who may act for an organization stands below its users, with who assigned it and when', async ({
  browser,
  site,
}) => {
  const admin = await pageAs(browser, site, 'admin', '/user-management');
  const { name } = await newUser(admin, { firstName: 'Olga', privileges: [1], organizations: [HARRISBURG] });
  await admin.goto(`/user-management?organization=${HARRISBURG}`);
  const member = admin
    .getByRole('table', { name: 'People of the organization' })
    .getByRole('row')
    .filter({ hasText: name });
  await expect(member.first()).toContainText(/Job Posting.*Alma Whitaker.*20\d\d/);
  for (const width of [1280, 390]) {
    await admin.setViewportSize({ width, height: 844 });
    await expectAccessible(admin);
    await expectFits(admin);
  }
  await member.first().getByRole('link').click();
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText(name);
  await admin.context().close();
});

test('the page of a user lists what they sent, which opens for those who manage jobs', async ({ browser, site }) => {
  const admin = await pageAs(browser, site, 'admin', '/user-management');
  const [{ id }] = (await apiGet(admin, '/api/users?email=seeker%40demo.example')).items;
  await admin.goto(`/user-management/${id}`);
  const applications = admin.getByRole('table', { name: 'Applications' });
  await applications.getByRole('link').first().click();
  await expect(admin).toHaveURL(/\/review-application\//);
  await admin.context().close();
});

test('who manages users ends the sessions of a person, and sends a mail again that was given up', async ({
  browser,
  site,
}) => {
  const admin = await pageAs(browser, site, 'admin');
  const person = await newApplicant(browser, site);
  const { id } = person;
  const at = '2026-11-24T16:32:00.000Z';
  const why = '550 No such address. Nothing tries it again by itself.';
  const mail = {
    id: MAIL,
    about: 'Your posting was approved',
    posting: null,
    state: 'refused',
    at,
    why,
    retryAt: null,
  };
  const asked: string[] = [];
  await admin.route(`**/api/mails/users/${id}?**`, (route) =>
    route.fulfill({ json: { items: asked.length ? [] : [mail], totalItemsCount: asked.length ? 0 : 1 } }),
  );
  await admin.route('**/api/mails/*/again', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ status: 204 });
  });
  await admin.goto(`/user-management/${id}`);
  await expect(admin.getByRole('heading', { name: /^1 mail has not reached/ })).toBeVisible();
  for (const width of [1280, 390]) {
    await admin.setViewportSize({ width, height: 844 });
    await expectAccessible(admin);
    await expectFits(admin);
    await expectTargetSize(admin, `mails at ${width}`);
  }
  await admin
    .getByRole('table', { name: 'Mails not sent' })
    .getByRole('button', { name: 'Send again Your posting was approved' })
    .click();
  await expect(admin.getByText('The mail is on its way again.')).toBeVisible();
  await expect(admin.getByRole('table', { name: 'Mails not sent' })).toHaveCount(0);
  expect(asked).toEqual([`/api/mails/${MAIL}/again`]);

  await expect(admin.getByRole('table', { name: 'Sessions' }).getByRole('row')).not.toHaveCount(1);
  await admin.getByRole('button', { name: 'Sign out everywhere' }).click();
  const question = admin.getByRole('dialog', { name: /^Sign out .* everywhere\?$/ });
  await expect(question.getByRole('button', { name: 'Leave the sessions' })).toBeFocused();
  await expectAccessible(admin);
  await question.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(admin.getByText('This person is signed in nowhere.')).toBeVisible();
  await expect(admin.getByRole('heading', { name: /^Sessions/ })).toBeFocused();
  await person.page.goto('/user-account-settings');
  await expect(person.page).toHaveURL(/\/signin/);
  for (const page of [admin, person.page]) await page.context().close();
});
