import type { Page } from '@playwright/test';
import { expectInputs, type Inputs } from './inputs.js';
import { newcomer } from './newcomer.js';
import { pageAs } from './page-as.js';
import { newPosting, uniqueTitle } from './postings.js';
import { expect, signIn, test } from './site.js';

interface Visit extends Inputs {
  to: string;
  /** Makes the inputs visible. */
  open?(page: Page): Promise<unknown>;
}

const yes = (page: Page, question: string) =>
  page
    .getByRole('radiogroup', { name: question })
    .or(page.getByRole('group', { name: question }))
    .getByLabel('Yes')
    .check();

const VISITOR: readonly Visit[] = [
  { to: '/positions', searches: ['Keywords', 'Position title', 'Location'], money: ['Pays at least \\$'] },
  {
    to: '/signup',
    limits: { 'First name': 50, 'Last name': 50, Email: 125, Password: 32, 'Confirm password': 32 },
  },
  { to: '/forgot-password', limits: { Email: 125 } },
  { to: '/contact-us', limits: { Name: 100, Email: 125, Organization: 100, Message: 1000 }, phones: ['Phone'] },
];

/** Opens the form of a new row of a section. */
async function addRow(page: Page, section: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${section}` }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
}

const SEEKER: readonly Visit[] = [
  {
    to: '/my-profile',
    open: (page) => page.getByRole('button', { name: 'Edit Contact Details' }).click(),
    limits: {
      ...{ 'First Name': 50, 'Last Name': 50, Address: 255, 'Additional Address': 255, City: 255 },
      ...{ 'Zip Code': 5, Extension: 10, PPID: 30 },
    },
    phones: ['Cell Phone', 'Home Phone', 'Business Phone'],
    states: true,
  },
  {
    to: '/my-profile',
    open: (page) => page.getByRole('button', { name: 'Edit References' }).click(),
    limits: { 'First Name': 50, 'Last Name': 50, Organization: 100, Position: 100 },
    phones: ['Phone Number'],
  },
  {
    to: '/my-profile',
    open: (page) => page.getByRole('button', { name: 'Edit Preferences' }).click(),
    limits: { 'Zip Code': 5 },
  },
  {
    to: '/my-profile',
    open: (page) => addRow(page, 'Education'),
    limits: { School: 100, Major: 100 },
  },
  {
    to: '/my-profile',
    open: (page) => addRow(page, 'Career History & Employment Questions'),
    limits: { Employer: 100, Supervisor: 100, Description: 1000, 'Reason for leaving': 1000 },
    phones: ['Employer phone'],
  },
  {
    to: '/user-account-settings',
    limits: { Email: 125, 'New password': 32, 'Confirm new password': 32 },
  },
  { to: '/requests/job-posting', limits: { Organization: 100, Message: 1000 } },
];

const APPLICATION: Omit<Visit, 'to'> = {
  open: async (page) => {
    await yes(page, 'Have you ever been terminated from a position?');
    await yes(page, 'Has a contract of yours ever not been renewed?');
  },
  limits: { 'Expected Benefits': 100, Essay: 8000, 'Termination Reason': 1000, 'Contract Not Renewed Reason': 1000 },
  money: ['Current Salary', 'Expected Salary'],
};

const MANAGER: readonly Visit[] = [
  {
    to: '/post-jobs',
    open: async (page) => {
      await page.getByLabel('Performance Assessment', { exact: true }).check();
      await page.getByLabel('Essay Required').check();
    },
    limits: {
      ...{ 'Contact First Name': 50, 'Contact Last Name': 50, Extension: 10, Email: 125 },
      ...{ 'Address Line 1': 255, 'Address Line 2': 255, City: 255, 'Zip Code': 5 },
      ...{ 'External Listing Number': 50, Title: 255, 'External URL': 255 },
      ...{ 'Performance Assessment URL': 255, 'Essay Question': 500 },
    },
    phones: ['Phone Number'],
    money: ['Minimum Salary', 'Maximum Salary'],
    states: true,
  },
  { to: '/manage-jobs', searches: ['Job Number', 'Title', 'City'] },
];

const ADMIN: readonly Visit[] = [
  { to: '/user-management', searches: ['First name', 'Last name', 'Email'] },
  { to: '/manage-data', searches: ['Search positions'] },
  { to: '/manage-organizations', searches: ['Search by name, number or type'] },
  { to: '/area-51', searches: ['Message contains'] },
];

async function look(page: Page, { to, open, ...inputs }: Visit): Promise<void> {
  await test.step(to, async () => {
    await page.goto(to);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await open?.(page);
    await expectInputs(page.getByRole('main'), inputs);
  });
}

test('[W20.5, W20.6, W20.7, W20.10, W20.11] searches end at 50, money is not negative, limits count down, phones have their mask, lists of states are whole', async ({
  browser,
  site,
  page,
}) => {
  for (const visit of VISITOR) await look(page, visit);

  const manager = await pageAs(browser, site, 'manager', '/faq');
  const jobId = await newPosting(manager, uniqueTitle('inputs'), { isProfileRequired: false });
  for (const visit of MANAGER) await look(manager, visit);
  await manager.context().close();

  const { email } = await newcomer(page);
  await signIn(page, email, '/my-profile');
  for (const visit of SEEKER) await look(page, visit);
  await look(page, { ...APPLICATION, to: `/user-application/${jobId}` });

  const admin = await pageAs(browser, site, 'admin', '/faq');
  for (const visit of ADMIN) await look(admin, visit);
  await admin.context().close();
});
