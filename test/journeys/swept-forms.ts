import type { Page } from '@playwright/test';
import type { Inputs } from './inputs.js';

/** Data that the sweep makes beforehand. */
export interface Subjects {
  /** A posting with one applicant. */
  jobId: string;
  /** Of a job seeker with a request for posting rights. */
  email: string;
}

/** A form with its inputs. */
export interface SweptForm extends Inputs {
  /** Files below `web/src/features`. */
  from: readonly string[];
  /** By default the page of the form before it. */
  to?: string | ((subjects: Subjects) => string);
  /** Makes the inputs visible. */
  open?(page: Page, subjects: Subjects): Promise<unknown>;
  /** The title of the dialog that they are in. */
  dialog?: RegExp;
}

const PASSWORD_FIELD = 32;
const FIGURES = [
  'Annual budget',
  'Schools',
  'Teachers',
  'Current pupils',
  'Non-certified staff',
  'Administrative and supervisory staff',
];

const yes = (page: Page, question: string) =>
  page
    .getByRole('radiogroup', { name: question })
    .or(page.getByRole('group', { name: question }))
    .getByLabel('Yes')
    .check();

export const VISITOR_FORMS: readonly SweptForm[] = [
  {
    from: [
      'job-search/panel/search-panel.tsx',
      'job-search/panel/location-field.tsx',
      'job-search/filters/single-facets.tsx',
    ],
    to: '/positions',
    searches: ['Keywords', 'Position title', 'Location'],
    limits: { 'Pays at least \\$': 10 },
    money: ['Pays at least \\$'],
  },
  {
    from: ['identity/sign-up-form.tsx'],
    to: '/signup',
    limits: {
      'First name': 50,
      'Last name': 50,
      Email: 125,
      Password: PASSWORD_FIELD,
      'Confirm password': PASSWORD_FIELD,
    },
  },
  { from: ['identity/sign-in-form.tsx'], to: '/signin', unlimited: ['Email', 'Password'] },
  { from: ['identity/forgot-password-form.tsx'], to: '/forgot-password', limits: { Email: 125 } },
  {
    from: ['identity/set-password-form.tsx'],
    to: '/reset-password/any-token',
    limits: { 'New password': PASSWORD_FIELD, 'Confirm new password': PASSWORD_FIELD },
  },
  {
    from: ['site/contact-form.tsx'],
    to: '/contact-us',
    limits: { Name: 100, Email: 125, Organization: 100, Message: 1000 },
    phones: ['Phone'],
  },
];

/** Opens the form of a new row of a section. */
async function addRow(page: Page, section: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${section}` }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
}

export const SEEKER_FORMS: readonly SweptForm[] = [
  {
    from: ['profiles/contact-section.tsx'],
    to: '/my-profile',
    open: (page) => page.getByRole('button', { name: 'Edit Contact Details' }).click(),
    limits: {
      'First Name': 50,
      'Last Name': 50,
      Address: 255,
      'Additional Address': 255,
      City: 255,
      'Zip Code': 5,
      Extension: 10,
      PPID: 30,
    },
    phones: ['Cell Phone', 'Home Phone', 'Business Phone'],
    states: true,
  },
  {
    from: ['profiles/reference-form.tsx'],
    to: '/my-profile',
    open: (page) => page.getByRole('button', { name: 'Edit References' }).click(),
    limits: { 'First Name': 50, 'Last Name': 50, Organization: 100, Position: 100 },
    phones: ['Phone Number'],
    unlimited: ['Years Known'],
  },
  {
    from: ['profiles/preferences/preferences-form.tsx', 'profiles/preferences/experience-fields.tsx'],
    to: '/my-profile',
    open: async (page) => {
      await page.getByRole('button', { name: 'Edit Preferences' }).click();
      await page.getByLabel('Central Office', { exact: true }).check();
    },
    limits: { 'Zip Code': 5, ...Object.fromEntries(FIGURES.map((label) => [label, 50])) },
    unlimited: ['Search distance'],
  },
  {
    from: ['profiles/history/education-form.tsx'],
    to: '/my-profile',
    open: async (page) => {
      await addRow(page, 'Education');
      await page.getByLabel('Type of degree').selectOption('Other');
    },
    limits: { School: 100, Major: 100, 'Other Degree': 100 },
    years: ['Start Date, year', 'End Date, year'],
  },
  {
    from: ['profiles/history/career-form.tsx'],
    to: '/my-profile',
    open: async (page) => {
      await addRow(page, 'Career History & Employment Questions');
      await page.getByRole('combobox', { name: 'Title', exact: true }).fill('Other');
      await page.getByRole('option', { name: 'Other', exact: true }).click();
    },
    limits: {
      'Other title': 100,
      Employer: 100,
      Supervisor: 100,
      Description: 1000,
      'Reason for leaving': 1000,
    },
    phones: ['Employer phone'],
    years: ['Start Date, year', 'End Date, year'],
  },
  {
    from: ['identity/settings-form.tsx'],
    to: '/user-account-settings',
    limits: {
      Email: 125,
      'ZIP code to search from': 5,
      'New password': PASSWORD_FIELD,
      'Confirm new password': PASSWORD_FIELD,
    },
    unlimited: ['Current password', 'Search distance'],
  },
  {
    from: ['identity/delete-account.tsx'],
    open: (page) => page.getByRole('button', { name: 'Delete my account …' }).click(),
    dialog: /^Delete my account\?$/,
    limits: { 'Current password': PASSWORD_FIELD },
  },
  {
    from: ['identity/request-posting-form.tsx'],
    to: '/requests/job-posting',
    limits: { Organization: 100, Message: 1000 },
  },
  {
    from: ['applications/apply/questions-section.tsx'],
    to: ({ jobId }) => `/user-application/${jobId}`,
    open: async (page) => {
      await yes(page, 'Have you ever been terminated from a position?');
      await yes(page, 'Has a contract of yours ever not been renewed?');
    },
    limits: { 'Expected Benefits': 100, Essay: 8000, 'Termination Reason': 1000, 'Contract Not Renewed Reason': 1000 },
    money: ['Current Salary', 'Expected Salary'],
  },
];
