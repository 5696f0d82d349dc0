import type { Locator, Page } from '@playwright/test';
import type { UserForm } from '#modules/identity/contract/api/users.js';
import { expectSuccess } from './applicants.js';
import { newEmail } from './newcomer.js';
import { authHeaders } from './page-as.js';

export const HARRISBURG = '115222752';

/** Creates an account that is not confirmed, by the API. Returns its id, email and name. */
export async function newUser(admin: Page, values: Partial<UserForm> = {}) {
  const data = {
    firstName: 'Wilma',
    lastName: 'Yost',
    email: newEmail(),
    privileges: [],
    organizations: [],
    ...values,
  };
  const headers = await authHeaders(admin);
  const { id } = await (await expectSuccess(admin.request.post('/api/users/admin', { headers, data }))).json();
  return { id, email: data.email, name: `${data.firstName} ${data.lastName}` };
}

/** Opens Manage Users with the one row of this email. */
export async function findUser(admin: Page, email: string): Promise<Locator> {
  await admin.goto(`/user-management?email=${encodeURIComponent(email)}`);
  return userRow(admin, email);
}

export const userRow = (admin: Page, email: string): Locator =>
  admin.getByRole('table', { name: 'Users' }).getByRole('row').filter({ hasText: email });

export const drawer = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title, exact: true });

/** The toast of a success, by its text. */
export const toast = (page: Page, text: string): Locator => page.locator('.toast.success').filter({ hasText: text });
