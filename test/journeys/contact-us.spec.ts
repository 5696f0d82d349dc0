import { pageAs } from './page-as.js';
import { expect, expectAccessible, test } from './site.js';

const REASONS = [
  'Superintendent Post/Cost',
  'Post a vacancy',
  'Add a user',
  'Manage a posting',
  'Error Message',
  'Other',
];

test('[P10.1, P10.2, P10.4, P10.5, P10.6, P10.7, P10.8, P10.10, P10.11] a visitor writes to us', {
  tag: '@gate',
}, async ({ page }) => {
  await page.goto('/contact-us');
  const reason = page.getByLabel('Reason for contact');
  await expect(reason.getByRole('option')).toHaveText(REASONS);
  await expect(reason).toHaveValue('Superintendent Post/Cost');

  await page.getByLabel('Name').fill('R2D2');
  await page.getByLabel('Email').fill('dana');
  await page.getByRole('button', { name: 'Send' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary.getByRole('listitem')).toHaveText([
    'This field can only contain symbols that are common for names',
    'Invalid email address',
    'Message is required',
  ]);
  await expectAccessible(page);

  await page.getByLabel('Name').fill('Dana Miller');
  await page.getByLabel('Email').fill('dana@journey.example');
  await page.getByLabel('Organization').fill('Hillcrest Borough SD');
  await page.getByLabel('Phone').pressSequentially('71755501429');
  await expect(page.getByLabel('Phone')).toHaveValue('(717)555-0142');
  await reason.selectOption('Add a user');
  await page.getByRole('textbox', { name: 'Message' }).fill('Please add our new secretary.');
  const sending = page.waitForRequest('**/api/common/contact-us');
  await page.getByRole('button', { name: 'Send' }).click();
  const sent = await sending;
  expect(sent.headers().captchatoken).toMatch(/^[\w+/=]{200,}$/);
  expect(sent.postDataJSON()).toEqual({
    name: 'Dana Miller',
    email: 'dana@journey.example',
    organization: 'Hillcrest Borough SD',
    phone: '(717)555-0142',
    reasonForContact: 'Add a user',
    message: 'Please add our new secretary.',
  });
  await page.waitForURL('**/contact-us/success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for contacting us.');
  const main = page.getByRole('main');
  await expect(main).toContainText('We received your inquiry and will respond to you shortly.');
  await expect(main.getByRole('link', { name: '(717)555-0134' })).toBeVisible();
  await expectAccessible(page);
});

test('[P10.3, P10.4] somebody signed in finds name and address; a check that is refused is done anew', {
  tag: '@gate',
}, async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'seeker', '/contact-us');
  await expect(page.getByLabel('Name')).toHaveValue(/^\S+ \S+$/);
  await expect(page.getByLabel('Email')).toHaveValue('seeker@demo.example');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Hello');

  const tokens: (string | undefined)[] = [];
  let refusals = 2;
  await page.route('**/api/common/contact-us', (route) => {
    tokens.push(route.request().headers().captchatoken);
    if (refusals === 0) return route.continue();
    refusals -= 1;
    const refusal = { statusCode: 400, code: 'human_check_expired', message: 'The human check has expired.' };
    return route.fulfill({ status: 400, json: refusal });
  });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert').locator('.toast')).toContainText('The human check has expired.');
  await expect(page.getByText('The human check has expired.')).toHaveCount(1);
  await expect(message).toHaveValue('Hello');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.waitForURL('**/contact-us/success');
  expect(tokens).toHaveLength(3);
  expect(new Set(tokens).size).toBe(3);
});
