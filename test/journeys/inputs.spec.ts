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
  /** Whether they are in a dialog. */
  isDialog?: true;
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
  { to: '/signin', unlimited: ['Email', 'Password'] },
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
    unlimited: ['Years Known'],
  },
  {
    to: '/my-profile',
    open: (page) => page.getByRole('button', { name: 'Edit Preferences' }).click(),
    limits: { 'Zip Code': 5 },
    unlimited: ['Search distance'],
  },
  {
    to: '/my-profile',
    open: (page) => addRow(page, 'Education'),
    limits: { School: 100, Major: 100 },
    years: ['Start Date, year', 'End Date, year'],
  },
  {
    to: '/my-profile',
    open: (page) => addRow(page, 'Career History & Employment Questions'),
    limits: { Employer: 100, Supervisor: 100, Description: 1000, 'Reason for leaving': 1000 },
    phones: ['Employer phone'],
    years: ['Start Date, year', 'End Date, year'],
  },
  {
    to: '/user-account-settings',
    limits: { Email: 125, 'ZIP code to search from': 5, 'New password': 32, 'Confirm new password': 32 },
    unlimited: ['Current password', 'Search distance'],
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
  {
    to: '/manage-jobs',
    open: (page) => page.getByRole('button', { name: 'More filters' }).click(),
    searches: ['Job Number', 'Title', 'City'],
  },
];

const ADMIN: readonly Visit[] = [
  { to: '/user-management', searches: ['First name', 'Last name', 'Email'] },
  {
    to: '/user-management',
    open: (page) => page.getByRole('button', { name: 'Create User' }).click(),
    isDialog: true,
    limits: { 'First name': 50, 'Last name': 50, Email: 125 },
  },
  {
    to: '/manage-data',
    open: (page) => page.getByRole('button', { name: 'Add row' }).click(),
    searches: ['Search positions'],
    limits: { Name: 255, Code: 16 },
  },
  {
    to: '/manage-organizations',
    open: (page) =>
      page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click(),
    searches: ['Search by name, number or type'],
    limits: { Name: 255, Type: 100 },
  },
  { to: '/area-51', searches: ['Message contains'] },
];

async function look(page: Page, { to, open, isDialog, ...inputs }: Visit): Promise<void> {
  await test.step(to, async () => {
    await page.goto(to);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await open?.(page);
    await expectInputs(isDialog ? page.getByRole('dialog') : page.getByRole('main'), inputs);
  });
}

test('[W20.5, W20.6, W20.7, W20.8, W20.10, W20.11] every text input of a form or list keeps the shared rules', async ({
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
