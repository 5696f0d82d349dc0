import type { Page, Request, Route } from '@playwright/test';
import { expectInputHints, expectLabelled, field, fillGood, messageAt, type PublicForm, summary } from './forms.js';
import { pageAs } from './page-as.js';
import { expect, expectAccessible, test } from './site.js';

const EMAIL = { label: 'Email', type: 'email', inputMode: 'email', words: 'Email is required' };
const wrong = { value: 'robin@', words: 'Invalid email address' };
const NEW = { type: 'password', autocomplete: 'new-password' };

/** The public forms; all rules are tested on each. */
const FORMS: readonly PublicForm[] = [
  {
    name: 'sign-in',
    at: '/signin',
    button: 'Sign in',
    to: '**/api/auth/signin',
    fields: [
      { ...EMAIL, autocomplete: 'username' },
      { label: 'Password', type: 'password', autocomplete: 'current-password', words: 'Password is required' },
    ],
    good: { Email: 'robin@people.example', Password: 'Quiet-Meadow-7' },
  },
  {
    name: 'sign-up',
    at: '/signup',
    button: 'Create profile',
    to: '**/api/users',
    fields: [
      { label: 'First name', autocomplete: 'given-name', limit: 50, words: 'First Name is required' },
      { label: 'Last name', autocomplete: 'family-name', limit: 50, words: 'Last Name is required' },
      { ...EMAIL, autocomplete: 'email', words: wrong.words, wrong },
      { label: 'Password', ...NEW, words: 'Password is required' },
      { label: 'Confirm password', ...NEW },
    ],
    good: {
      'First name': 'Robin',
      'Last name': 'Miller',
      Email: 'robin@people.example',
      Password: 'Quiet-Meadow-7',
      'Confirm password': 'Quiet-Meadow-7',
    },
    newPassword: 'Password',
    isGuarded: true,
  },
  {
    name: 'forgot password',
    at: '/forgot-password',
    button: 'Send the link',
    to: '**/api/users/*/password',
    fields: [{ ...EMAIL, autocomplete: 'username', words: wrong.words, wrong }],
    good: { Email: 'robin@people.example' },
  },
  {
    name: 'set password',
    at: '/reset-password/some-link-of-a-mail',
    button: 'Set password',
    to: '**/api/users/password',
    fields: [
      { label: 'New password', ...NEW, words: 'Password is required' },
      { label: 'Confirm new password', ...NEW },
    ],
    good: { 'New password': 'Quiet-Meadow-7', 'Confirm new password': 'Quiet-Meadow-7' },
    newPassword: 'New password',
  },
  {
    name: 'contact',
    at: '/contact-us',
    button: 'Send',
    to: '**/api/common/contact-us',
    fields: [
      { label: 'Name', autocomplete: 'name', limit: 100, words: 'Name is required' },
      { ...EMAIL, autocomplete: 'email', words: wrong.words, wrong },
      { label: 'Message', isArea: true, words: 'Message is required' },
    ],
    good: { Name: 'Robin Miller', Email: 'robin@people.example', Message: 'When does the office open?' },
    isGuarded: true,
  },
  {
    name: 'settings',
    as: 'seeker',
    at: '/user-account-settings',
    button: 'Save settings',
    to: '**/api/users/*/settings',
    fields: [
      { label: 'Email', type: 'email', inputMode: 'email', autocomplete: 'email' },
      { label: 'New password', ...NEW },
      { label: 'Confirm new password', ...NEW },
      {
        label: 'Current password',
        type: 'password',
        autocomplete: 'current-password',
        words: 'Password is required',
      },
    ],
    good: {
      'New password': 'Quiet-Meadow-7',
      'Confirm new password': 'Quiet-Meadow-7',
      'Current password': 'Harrisburg-17',
    },
    newPassword: 'New password',
    isGuarded: true,
  },
  {
    name: 'posting request',
    as: 'seeker',
    at: '/requests/job-posting',
    button: 'Send request',
    to: '**/api/common/job-posting',
    away: 'Could not send the email',
    fields: [
      { label: 'Organization', limit: 100, words: 'Organization is a required field' },
      { label: 'Message (optional)', isArea: true },
    ],
    good: { Organization: 'Harrisburg City SD', 'Message (optional)': 'I post the vacancies of our district.' },
    isGuarded: true,
  },
];

for (const form of FORMS) {
  test(`the ${form.name} form: labels, errors, help and one sending (U19–U26)`, async ({
    page: visitor,
    browser,
    site,
  }) => {
    const page = form.as ? await pageAs(browser, site, form.as, form.at) : visitor;
    if (!form.as) await page.goto(form.at);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const one of form.fields) {
      await expectLabelled(page, one);
      await expectInputHints(page, one);
    }
    await nothingIsSaidWhileTyping(page, form);
    await errorsAreShownOnSubmit(page, form);
    await expectAccessible(page);
    if (form.newPassword) await passwordRulesAreTickedLive(page, form.newPassword);
    await charactersAreCounted(page, form);
    await fillGood(page, form);
    await isSentOnce(page, form);
    if (form.isGuarded) await isNotLeftInSilence(page);
    if (form.as) await page.context().close();
  });
}

/** U19: an invalid value is reported on blur, not earlier, and without errors at other fields. */
async function nothingIsSaidWhileTyping(page: Page, { fields }: PublicForm): Promise<void> {
  for (const { label, wrong: typed } of fields) {
    if (!typed) continue;
    const control = field(page, label);
    await control.pressSequentially(typed.value);
    await expect.poll(() => messageAt(page, control)).toBe('');
    await control.press('Tab');
    await expect.poll(() => messageAt(page, control)).toBe(typed.words);
    await expect(summary(page)).toBeHidden();
    await control.fill('');
  }
}

/** U19: Enter submits; the summary gets the focus, and its lines link to the fields with their messages. */
async function errorsAreShownOnSubmit(page: Page, { fields }: PublicForm): Promise<void> {
  await field(page, fields[0]?.label ?? '').press('Enter');
  await expect(summary(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Error: .* - Career Gateway$/);
  const lines = summary(page).getByRole('link');
  await expect(lines).toHaveText(fields.flatMap(({ words }) => words ?? []));
  for (const { label, words } of fields) {
    if (!words) continue;
    const control = field(page, label);
    await expect.poll(() => messageAt(page, control), label).toBe(words);
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await lines.filter({ hasText: words }).click();
    await expect(control).toBeFocused();
    await expect(control).toBeInViewport({ ratio: 1 });
  }
  // Closes a list of suggestions, which covers the content below.
  await summary(page).focus();
}

/** U24: the rules are visible beforehand and checked off while typing; the password can be shown. */
async function passwordRulesAreTickedLive(page: Page, label: string): Promise<void> {
  const control = field(page, label);
  const rules = page.locator('.rules li');
  await expect(rules).toHaveCount(3);
  await control.fill('');
  await expect(rules.filter({ hasText: /^Done:/ })).toHaveCount(0);
  await control.pressSequentially('Qm7-');
  await expect(rules.filter({ hasText: /^Done:/ })).not.toHaveCount(0);
  await expect(rules.filter({ hasText: /^Not yet:/ })).not.toHaveCount(0);
  await control.fill('Quiet-Meadow-7');
  await expect(rules.filter({ hasText: /^Done:/ })).not.toHaveCount(0);
  await expect(rules.filter({ hasText: /^Not yet:/ })).toHaveCount(0);
  const show = page.getByRole('button', { name: `Show ${label}`, exact: true });
  await show.click();
  await expect(control).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: `Hide ${label}`, exact: true }).click();
  await expect(control).toHaveAttribute('type', 'password');
}

/** U23: the counter is always visible, and announced from 80 % on. */
async function charactersAreCounted(page: Page, { fields }: PublicForm): Promise<void> {
  const counted = fields.find(({ limit }) => limit);
  if (!counted?.limit) return;
  const box = page.locator('.field').filter({ has: field(page, counted.label) });
  const aloud = box.locator('[aria-live=polite]');
  await field(page, counted.label).fill('a');
  await expect(box.getByText(`${counted.limit - 1} characters left`).first()).toBeVisible();
  await expect(aloud).toBeEmpty();
  const many = Math.ceil(counted.limit * 0.8);
  await field(page, counted.label).fill('a'.repeat(many));
  await expect(aloud).toHaveText(`${counted.limit - many} characters left`);
  await field(page, counted.label).fill('a'.repeat(counted.limit + 2));
  await expect(box.getByText('2 characters too many').first()).toBeVisible();
}

const keyOf = (request: Request) => request.headers()['idempotency-key'];

/** U20 and U25: one request at a time; the same idempotency key after a lost response, a new one after a response. */
async function isSentOnce(
  page: Page,
  { to, button, fields, away = 'Server is not avaliable!' }: PublicForm,
): Promise<void> {
  const held: Route[] = [];
  await page.route(to, (route) => void held.push(route));
  const submit = page.getByRole('button', { name: button, exact: true });
  const last = field(page, fields.findLast(({ isArea }) => !isArea)?.label ?? '');

  await submit.focus();
  await submit.press('Enter');
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await expect(submit).toBeEnabled();
  await expect(submit).toBeFocused();
  await expect.poll(() => held.length).toBe(1);
  await submit.click();
  await last.press('Enter');
  expect(held).toHaveLength(1);
  const key = keyOf(held[0]?.request() as Request);
  expect(key).toMatch(/^[\w-]{16,64}$/);

  await held[0]?.abort('connectionreset');
  await expect(page.getByText(away)).toHaveText(`${away} What you typed is still here. Try again.`);
  await expect(summary(page)).toBeHidden();
  await expect(submit).not.toHaveAttribute('aria-busy');
  await last.press('Enter');
  await expect.poll(() => held.length).toBe(2);
  expect(keyOf(held[1]?.request() as Request)).toBe(key);

  const path = await last.getAttribute('id');
  const message = 'These words come from the server';
  const answer = { statusCode: 422, code: 'rule', message: 'No.', fields: [{ path, code: 'rule', message }] };
  await held[1]?.fulfill({ status: 422, json: answer });
  await expect(summary(page).getByRole('link', { name: message })).toBeVisible();
  await expect.poll(() => messageAt(page, last)).toBe(message);

  await last.press('Enter');
  await expect.poll(() => held.length).toBe(3);
  expect(keyOf(held[2]?.request() as Request)).not.toBe(key);
  await held[2]?.fulfill({ status: 422, json: answer });
  await expect(submit).not.toHaveAttribute('aria-busy');
}

/** U26: a link and a reload ask for confirmation; staying keeps the input. */
async function isNotLeftInSilence(page: Page): Promise<void> {
  const here = page.url();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await question.getByRole('button', { name: 'Stay on page' }).click();
  await expect(page).toHaveURL(here);
  const [asked] = await Promise.all([
    page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.dismiss();
      return dialog.type();
    }),
    // The navigation never ends, because the user stays.
    page.evaluate(() => setTimeout(() => location.reload())),
  ]);
  expect(asked).toBe('beforeunload');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await question.getByRole('button', { name: 'Leave page' }).click();
  await expect(page).toHaveURL('/about-us');
}

test('a clean form is left without a question (U26)', async ({ page }) => {
  await page.goto('/signup');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about-us');
});

test('no answer of an open question looks chosen (U56)', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'poster', '/post-jobs');
  const answers = page.getByRole('radiogroup', { name: 'Geography' }).getByRole('radio');
  await expect(answers.first()).toBeVisible();
  const looks = () => answers.evaluateAll((radios) => radios.map((radio) => getComputedStyle(radio).backgroundColor));
  const unanswered = await looks();
  expect(new Set(unanswered).size).toBe(1);
  expect(unanswered[0]).toBe('rgb(255, 255, 255)');
  await page.context().close();
});
