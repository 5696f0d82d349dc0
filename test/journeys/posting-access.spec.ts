import type { Page } from '@playwright/test';
import { pageAs } from './page-as.js';
import { card, newPosting, uniqueTitle } from './postings.js';
import { expect, expectAccessible, PASSWORD, signIn, test } from './site.js';

const SCHOOL = 'Pittsburgh School District';
const FIRM = `Reed & Partners ${Date.now().toString(36)}`;

test('[P11.21] a visitor who wants to post is told that it takes a registered account, with the way to it', {
  tag: '@gate',
}, async ({ page }) => {
  await page.goto('/post-jobs');
  await expect(page.getByText('A registered account is required to post jobs.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/signup');
  await expect(page.getByRole('button', { name: 'Post Position' })).toHaveCount(0);
});

/** Creates a new account that selected "Employer" on the welcome gateway. */
async function newEmployer(page: Page): Promise<{ name: string; email: string }> {
  const email = `dana.${Date.now().toString(36)}@people.example`;
  const person = { firstName: 'Dana', lastName: 'Whitfield', email, password: PASSWORD };
  await page.request.post('/api/users', { data: person });
  await expect(async () => {
    const mail = await lastMail(page, email);
    const [, token] = /email-confirmation\/([\w-]+)/.exec(mail.text) ?? [];
    expect((await page.request.patch(`/api/users/confirmation/${token}`)).status()).toBe(201);
  }).toPass();
  await signIn(page, email, '/welcome-gateway');
  await page.getByLabel('I am an Employer').check();
  await page.getByRole('checkbox', { name: /accept/i }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/requests/job-posting');
  return { name: `${person.firstName} ${person.lastName}`, email };
}

async function lastMail(page: Page, address: string): Promise<{ subject: string; text: string }> {
  const { items } = await (await page.request.get('/api/mailbox?limit=100')).json();
  const mail = items.find(({ to }: { to: string }) => to === address);
  if (!mail) throw new Error(`No mail to ${address}`);
  return (await page.request.get(`/api/mailbox/${mail.id}`)).json();
}

async function request(page: Page, organization: string): Promise<void> {
  await page.getByLabel('Organization').fill(organization);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Send request' }).click();
}

test('[P5.10, P5.12, W1.1, W1.2, W1.3, W1.4, W1.5, W1.6, W1.7, W17.9] an employer asks for posting rights, an administrator grants them, the employer posts', {
  tag: '@gate',
}, async ({ browser, page, site }) => {
  const { name, email } = await newEmployer(page);
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Name')).toBeDisabled();
  await expect(page.getByLabel('Email')).toBeDisabled();
  await page.getByLabel('Message').fill('m'.repeat(1001));
  await expect(page.getByText('1 characters too many')).toBeVisible();
  await page.getByRole('button', { name: 'Send request' }).click();
  const problems = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(problems.getByRole('link')).toHaveText([
    'Organization is a required field',
    'Message must be 1000 characters or less',
  ]);
  await expectAccessible(page);

  await page.getByLabel('Message').fill('I lead the hiring there.');
  await page.getByLabel('Organization').fill('pittsburgh school');
  await page.getByRole('option', { name: SCHOOL, exact: true }).click();
  const [call] = await Promise.all([
    page.waitForRequest('**/api/common/job-posting'),
    page.getByRole('button', { name: 'Send request' }).click(),
  ]);
  const message = 'I lead the hiring there.';
  expect([call.method(), call.postDataJSON()]).toEqual(['POST', { name, email, organization: SCHOOL, message }]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your request');
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Request for another organization' }).click();
  await request(page, SCHOOL);
  await expect(page.getByRole('alert').locator('.toast')).toContainText(
    `Could not send the email. You have asked for ${SCHOOL} already`,
  );
  await request(page, FIRM);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your request');

  const admin = await pageAs(browser, site, 'admin', '/user-management');
  const requests = admin.getByRole('list', { name: 'Requests for posting rights' });
  const row = (organization: string) => requests.getByRole('listitem').filter({ hasText: organization });
  await expect(row(SCHOOL)).toContainText(`${name} asks to post for ${SCHOOL}.`);
  await expect(row(SCHOOL)).toContainText('I lead the hiring there.');
  await expect(row(FIRM)).toContainText('The directory has no organization of exactly this name.');
  await expectAccessible(admin);
  await row(FIRM)
    .getByRole('button', { name: `Decline the request of ${name}` })
    .click();
  const refusal = admin.getByRole('dialog', { name: `Decline the request of ${name}?` });
  await expect(refusal).toContainText(`It is mailed to ${email}.`);
  await refusal.getByRole('button', { name: 'Decline request' }).click();
  await expect(refusal.getByRole('link', { name: 'Reason is a required field' })).toBeVisible();
  await refusal.getByLabel('Reason').fill('r'.repeat(501));
  await expect(refusal.getByText('1 characters too many')).toBeVisible();
  await expectAccessible(admin);
  await refusal.getByLabel('Reason').fill('Reed & Partners is no school.');
  await refusal.getByRole('button', { name: 'Decline request' }).click();
  await expect(row(FIRM)).toHaveCount(0);
  await expect(async () =>
    expect((await lastMail(page, email)).text).toContain('Reed & Partners is no school.'),
  ).toPass();
  // One press grants, since the name is the name of exactly one organization.
  const grant = admin.waitForRequest((request) => request.method() === 'PATCH');
  await row(SCHOOL)
    .getByRole('button', { name: `Grant posting rights to ${name} for ${SCHOOL}` })
    .click();
  expect((await grant).postDataJSON()).toEqual({ privilege: 1, organization: '102027451' });
  await expect(row(SCHOOL)).toHaveCount(0);

  // The employer's session is older than the grant.
  await expect(async () =>
    expect((await lastMail(page, email)).subject).toBe(`Your request was granted: ${SCHOOL}`),
  ).toPass();
  await page.goto('/about-us');
  await expect(page.getByRole('link', { name: 'Post a Job' })).toHaveAttribute('href', '/post-jobs');
  await page.goto('/post-jobs');
  // Known values are prefilled (U31).
  await expect(page.getByRole('combobox', { name: 'Organization' })).toHaveValue(SCHOOL);
  await expect(page.getByLabel('City')).toHaveValue('Pittsburgh');
  await expect(page.getByText('The contact is filled in from your account.')).toBeVisible();
  await expect(page.getByLabel('Contact First Name')).toHaveValue('Dana');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  const title = uniqueTitle('teacher of physics');
  await newPosting(page, title, { organization: '102027451' });
  await page.goto('/postings');
  await expect(card(page, title)).toContainText('Open');

  // The same page finds the user by e-mail, and revokes the right.
  await admin.getByRole('form', { name: 'Search users' }).getByLabel('Email').fill(email.toUpperCase());
  await admin.getByRole('button', { name: 'Search' }).click();
  await admin.getByRole('button', { name: `Edit ${name}` }).click();
  const edit = admin.getByRole('dialog', { name: 'Edit User' });
  await edit.getByLabel('Job Posting').uncheck();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await page.goto('/post-jobs');
  await expect(page.getByRole('link', { name: 'Request posting rights' })).toBeVisible();
  await admin.context().close();
});

test('[W1.7] a request for a name outside the directory is granted for a chosen organization', async ({
  browser,
  page,
  site,
}) => {
  const { name } = await newEmployer(page);
  const wish = `Pittsburgh Schools ${Date.now().toString(36)}`;
  await request(page, wish);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your request');
  const admin = await pageAs(browser, site, 'admin', '/user-management');
  const item = admin.getByRole('listitem').filter({ hasText: wish });
  await item.getByRole('button', { name: `Choose the organization for ${name}` }).click();
  const dialog = admin.getByRole('dialog', { name: `Grant the request of ${name}` });
  // The list is open from the start.
  await expect(admin.getByRole('listbox')).toBeVisible();
  await admin.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Grant', exact: true }).click();
  await expect(dialog.getByRole('link', { name: 'Choose an organization' })).toBeVisible();
  // Only posting rights can be granted here, none of the other privileges.
  await expect(dialog.locator('select, input[type=checkbox], input[type=radio]')).toHaveCount(0);
  await dialog.getByRole('combobox', { name: 'Organization' }).fill('pittsburgh school');
  // Escape closes the open list first.
  await expect(admin.getByRole('listbox')).toBeVisible();
  await admin.keyboard.press('Escape');
  await expect(admin.getByRole('listbox')).toBeHidden();
  await expectAccessible(admin);
  await dialog.getByRole('combobox', { name: 'Organization' }).press('ArrowDown');
  await dialog.getByRole('option', { name: SCHOOL, exact: true }).click();
  await dialog.getByRole('button', { name: 'Grant', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(item).toHaveCount(0);
  await expect(admin.getByRole('heading', { name: /^Requests for posting rights/ })).toBeFocused();
  await page.goto('/post-jobs');
  await expect(page.getByRole('combobox', { name: 'Organization' })).toHaveValue(SCHOOL);
  await admin.context().close();
});
