import type { Page } from '@playwright/test';
import type { SweptForm } from './swept-forms.js';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

export const MANAGER_FORMS: readonly SweptForm[] = [
  {
    from: ['organization-section.tsx', 'posting-section.tsx', 'settings-section.tsx'].map(
      (file) => `postings/form/${file}`,
    ),
    to: '/post-jobs',
    open: async (page) => {
      await page.getByLabel('Performance Assessment', { exact: true }).check();
      await page.getByLabel('Essay Required').check();
    },
    limits: {
      'Contact First Name': 50,
      'Contact Last Name': 50,
      Extension: 10,
      Email: 125,
      'Address Line 1': 255,
      'Address Line 2': 255,
      City: 255,
      'Zip Code': 5,
      'External Listing Number': 50,
      Title: 255,
      'External URL': 255,
      'Performance Assessment URL': 255,
      'Essay Question': 500,
    },
    formatted: { 'Position Description': 5000 },
    phones: ['Phone Number'],
    money: ['Minimum Salary', 'Maximum Salary'],
    states: true,
  },
  {
    from: ['postings/templates/save-template-dialog.tsx'],
    to: ({ jobId }) => `/post-jobs/edit/${jobId}`,
    open: async (page) => {
      await press(page, 'More');
      await page.getByRole('menuitem', { name: 'Save as template' }).click();
    },
    dialog: /^Save as template$/,
    limits: { 'Template name': 80 },
  },
  {
    from: ['postings/manage/filter-fields.tsx'],
    to: '/manage-jobs',
    open: (page) => press(page, 'More filters'),
    searches: ['Job Number', 'Title', 'City'],
  },
  {
    from: ['applications/fill/message-field.tsx'],
    to: ({ jobId }) => `/fill-position/${jobId}`,
    open: (page) => page.getByLabel(/^Outcome/).selectOption('notSelected'),
    limits: { 'Message to .+': 2000 },
  },
  {
    from: ['applications/stages/not-selected-dialog.tsx'],
    to: ({ jobId }) => `/job-applicants/${jobId}`,
    open: async (page) => {
      await press(page, /^Move /);
      await page.getByRole('menuitem', { name: 'Not selected' }).click();
    },
    dialog: /to Not selected\?$/,
    limits: { Message: 2000 },
  },
];

const NORA = '/user-management?email=nora@demo.example';

export const ADMIN_FORMS: readonly SweptForm[] = [
  {
    from: ['site/content/content-editor.tsx'],
    to: '/manage-content',
    formatted: { 'Text of this block': 20_000 },
  },
  {
    from: ['reporting/reports/filter-field.tsx'],
    to: '/reporting?reportType=candidate',
    searches: ['Name', 'Email'],
  },
  {
    from: ['reporting/reports/saved/save-dialog.tsx'],
    open: (page) => press(page, 'Save this report'),
    dialog: /^Save this report$/,
    limits: { Name: 50 },
  },
  {
    from: ['directory/reference-data/entries-section.tsx', 'directory/reference-data/entry-form.tsx'],
    to: '/manage-data',
    open: (page) => press(page, 'Add row'),
    searches: ['Search positions'],
    limits: { Name: 255, Code: 16 },
  },
  {
    from: ['directory/organizations/organizations-section.tsx', 'directory/organizations/organization-form.tsx'],
    to: '/manage-organizations',
    open: (page) => press(page, /^Edit /),
    searches: ['Search by name, number or type'],
    limits: { Name: 255, Type: 100 },
  },
  {
    from: ['reporting/log/log-filters.tsx', 'reporting/log/more-filters.tsx'],
    to: '/area-51',
    open: (page) => press(page, 'More filters'),
    searches: ['Message or person'],
    limits: { 'Number of the posting': 10, 'Id of the account': 36 },
  },
  {
    from: ['reporting/queues/pause-dialog.tsx'],
    to: '/area-51?display=queues',
    open: (page) => press(page, /^Pause /),
    dialog: /^Pause /,
    limits: { Reason: 250 },
  },
  {
    from: ['applications/review/list/review-controls.tsx'],
    to: '/review-applicants',
    searches: ['Number, title or organization'],
  },
  {
    from: ['identity/users/user-search.tsx'],
    to: '/user-management',
    searches: ['First name', 'Last name', 'Email'],
  },
  {
    from: ['identity/users/create-user.tsx'],
    open: (page) => press(page, 'Create User'),
    dialog: /^Create User$/,
    limits: { 'First name': 50, 'Last name': 50, Email: 125 },
  },
  {
    from: ['identity/users/edit-user.tsx'],
    to: NORA,
    open: (page) => press(page, 'Edit Nora Bellamy'),
    dialog: /^Edit User$/,
    limits: { 'First name': 50, 'Last name': 50, Email: 125 },
  },
  {
    from: ['identity/users/super-admin-question.tsx'],
    to: NORA,
    open: async (page) => {
      await press(page, 'Edit Nora Bellamy');
      await page.getByLabel('Super Admin').check();
      await press(page, 'Save');
    },
    dialog: /^Give Super Admin to /,
    limits: { 'Type the last name, Bellamy': 50 },
  },
  {
    from: ['identity/users/remove-user.tsx'],
    to: NORA,
    open: async (page) => {
      await press(page, /^More actions for Nora Bellamy/);
      await page.getByRole('menuitem', { name: 'Remove' }).click();
    },
    dialog: /^Are you sure you want to remove /,
    limits: { 'Type the last name, Bellamy': 50 },
  },
  {
    // Its list of organizations is no text.
    from: [],
    to: '/user-management',
    open: (page, { email }) =>
      page
        .getByRole('listitem')
        .filter({ hasText: email })
        .getByRole('button', { name: /^Choose the organization/ })
        .click(),
    dialog: /^Grant the request of /,
  },
  {
    from: ['identity/users/decline-dialog.tsx'],
    to: '/user-management',
    open: (page, { email }) =>
      page
        .getByRole('listitem')
        .filter({ hasText: email })
        .getByRole('button', { name: /^Decline / })
        .click(),
    dialog: /^Decline the request of /,
    limits: { Reason: 500 },
  },
];
