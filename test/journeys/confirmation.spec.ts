import type { Page } from '@playwright/test';
import { holdRoute } from './hold-route.js';
import { mailTo, newEmail, tokenFor } from './newcomer.js';
import { pauseClock } from './pause-clock.js';
import { expect, expectAccessible, PASSWORD, test } from './site.js';

const CONFIRM = /\/api\/users\/confirmation\//;
const RESEND = /\/api\/users\/resend-email-confirmation\//;
/** `--error-ink` of the design. */
const RED = /^rgb\(1\d\d, \d\d?, \d\d?\)$/;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const refusal = (page: Page) => page.getByRole('main').getByRole('alert');
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm my address' });
const sendAnother = (page: Page) => page.getByRole('button', { name: 'Send a new activation link' });

async function signUp(page: Page): Promise<{ email: string; token: string }> {
  const email = newEmail();
  const data = { firstName: 'June', lastName: 'Vogel', email, password: PASSWORD };
  await page.request.post('/api/users', { data });
  return { email, token: await tokenFor(page, email, '/email-confirmation') };
}

test('[P4.1, P4.2, P4.3, P4.20] the form of a new profile wants the password twice, sends four fields and leads to the page that thanks and asks for the mail', {
  tag: '@gate',
}, async ({ page }) => {
  const email = newEmail();
  await page.goto('/signup');
  const values = { 'First name': 'June', 'Last name': 'Vogel', Email: email, Password: PASSWORD };
  for (const [label, value] of Object.entries({ ...values, 'Confirm password': PASSWORD })) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  const create = page.getByRole('button', { name: 'Create profile' });
  const again = page.getByLabel('Confirm password', { exact: true });
  for (const other of ['', `${PASSWORD}x`]) {
    await again.fill(other);
    await create.click();
    await expect(again).toHaveAccessibleDescription('Error: Confirm Password must be the same as Password');
  }
  await again.fill(PASSWORD);
  const [call] = await Promise.all([page.waitForRequest('**/api/users'), create.click()]);
  expect([call.method(), call.postDataJSON()]).toEqual([
    'POST',
    { firstName: 'June', lastName: 'Vogel', email, password: PASSWORD },
  ]);
  await expect(page).toHaveURL('/please-confirm');
  await expect(heading(page)).toHaveText('Please confirm your email address');
  const main = page.getByRole('main');
  await expect(main).toContainText('Thank you for creating a profile.');
  await expect(main).toContainText('an email with a confirmation link. Please follow that link');
});

test('[P4.6, P4.7] a link waits for one press (T47), then shows what the server says and leads to sign-in after four seconds', {
  tag: '@gate',
}, async ({ page }) => {
  const { token } = await signUp(page);
  const release = await holdRoute(page, CONFIRM);
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => CONFIRM.test(request.url()) && asked.push(request.method()));
  await page.goto(`/email-confirmation/${token}`);
  await expect(confirm(page)).toBeVisible();
  await expectAccessible(page);
  expect(asked).toEqual([]);
  const answered = page.waitForResponse(CONFIRM);
  await confirm(page).click();
  await pauseClock(page);
  release();
  const answer = await answered;
  const call = answer.request();
  expect([call.method(), new URL(call.url()).pathname, call.postData(), answer.status()]).toEqual([
    'PATCH',
    `/api/users/confirmation/${token}`,
    null,
    201,
  ]);
  const { message } = await answer.json();
  expect(message).toMatch(/\w/);
  const reported = page.getByRole('main').getByRole('status').filter({ hasText: message });
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(reported).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.clock.runFor(3_500);
  // The page's clock is stopped, so only a premature redirect could happen within this second.
  await expect(page.waitForURL(/\/signin\//, { timeout: 1_000 })).rejects.toThrow('Timeout');
  await page.clock.runFor(500);
  await expect(page).toHaveURL(/\/signin\/accountConfirmed/);
});

test('[P4.8, P4.9, P4.10] a refused link says so in red; an expired one can be sent anew, and the new one works', {
  tag: '@gate',
}, async ({ page }) => {
  const { email, token } = await signUp(page);
  for (const status of [429, 500]) {
    await page.route(CONFIRM, (route) => route.fulfill({ status, json: { code: 'x', message: `Refused: ${status}` } }));
    await page.goto(`/email-confirmation/${token}`);
    await confirm(page).click();
    await expect(refusal(page)).toHaveText(`Refused: ${status}`);
    await expect(refusal(page)).toHaveCSS('color', RED);
    await expect(sendAnother(page)).toHaveCount(0);
    await page.unroute(CONFIRM);
  }

  // 48 hours cannot pass here, so the server's response to an expired link is mocked.
  await page.route(CONFIRM, (route) => route.continue({ url: route.request().url().replace(token, 'unknown') }));
  await page.goto(`/email-confirmation/${token}`);
  const [answer] = await Promise.all([page.waitForResponse(CONFIRM), confirm(page).click()]);
  expect(answer.status()).toBe(400);
  await expect(refusal(page)).toHaveText((await answer.json()).message);
  await expect(refusal(page)).toHaveCSS('color', RED);
  await expectAccessible(page);
  await page.unroute(CONFIRM);

  const first = await mailTo(page, email);
  const [call] = await Promise.all([page.waitForRequest(RESEND), sendAnother(page).click()]);
  expect([call.method(), new URL(call.url()).pathname]).toEqual([
    'PATCH',
    `/api/users/resend-email-confirmation/${token}`,
  ]);
  await expect.poll(async () => (await mailTo(page, email)).id).not.toBe(first.id);
  const fresh = await tokenFor(page, email, '/email-confirmation');
  expect(fresh).not.toBe(token);
  await page.goto(`/email-confirmation/${fresh}`);
  await confirm(page).click();
  await expect(page).toHaveURL(/\/signin\/accountConfirmed/);
  // Followed again, as people do who look for the way in.
  await page.goto(`/email-confirmation/${fresh}`);
  await confirm(page).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Your email address is already confirmed.');
  await expect(page).toHaveURL(/\/signin\/accountConfirmed/);
  const signedIn = await page.request.post('/api/auth/signin', { data: { email, password: PASSWORD } });
  expect(signedIn.status()).toBe(200);
});
