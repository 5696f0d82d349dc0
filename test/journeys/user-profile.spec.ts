import { newcomer } from './newcomer.js';
import { apiGet, authHeaders, pageAs } from './page-as.js';
import { expect, expectAccessible, signIn, test } from './site.js';

test('[W2.2, W17.18] an administrator opens a profile from the list of users and changes it', async ({
  browser,
  page,
  baseURL,
}) => {
  const them = await newcomer(page);
  const admin = await pageAs(browser, baseURL, 'admin', `/user-management?email=${encodeURIComponent(them.email)}`);
  await admin.getByRole('button', { name: `View profile of ${them.firstName} Vogel` }).click();
  await admin.getByRole('link', { name: 'Open the full profile' }).click();
  await expect(admin).toHaveURL(`/user-profile/${them.id}`);
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Profile of June Vogel');
  await expectAccessible(admin);
  const contact = admin.locator('#contact-details');
  await admin.getByRole('button', { name: 'Edit Contact Details' }).click();
  await contact.getByLabel('City').fill('Ephrata');
  await contact.getByLabel('Cell Phone').fill('(717)555-0131');
  await contact.getByRole('button', { name: 'Save' }).click();
  await expect(contact).toContainText('Ephrata');
  await expect(admin.getByText('Alma Whitaker').first()).toBeVisible();

  const documents = admin.locator('#supporting-documents');
  await admin.getByRole('button', { name: 'Edit Supporting Documents' }).click();
  await documents.getByLabel('Document Type').selectOption('RESU');
  const buffer = Buffer.from('%PDF-1.7\nA resume.\n%%EOF\n');
  await documents.locator('input[type=file]').setInputFiles({ name: 'sent.pdf', mimeType: 'application/pdf', buffer });
  await documents.getByRole('button', { name: 'Upload' }).click();
  const download = admin.waitForEvent('download');
  await documents.getByRole('button', { name: 'sent.pdf', exact: true }).click();
  expect((await download).suggestedFilename()).toBe('sent.pdf');

  await signIn(page, them.email, '/my-profile');
  await expect(page.locator('#contact-details')).toContainText('Ephrata');
  await expect(page.locator('#supporting-documents')).toContainText('sent.pdf');
});

test('[W2.2] everybody else who types its address goes to the home page', async ({ browser, page, baseURL }) => {
  const them = await newcomer(page);
  for (const role of ['seeker', 'poster', 'reviewer', 'manager'] as const) {
    const other = await pageAs(browser, baseURL, role);
    await other.goto(`/user-profile/${them.id}`);
    await expect(other).toHaveURL('/');
    await other.context().close();
  }
});

test('[W2.3] [T40] a user manager reads the profile of a Super Admin, with nothing to press', { tag: '@gate' }, async ({
  browser,
  page,
  baseURL,
}) => {
  const admin = await pageAs(browser, baseURL, 'admin', '/user-dashboard');
  const headers = await authHeaders(admin);
  const manager = await newcomer(page);
  const { id: adminId } = await admin.evaluate(() => JSON.parse(localStorage.user));
  const { version } = (await apiGet(admin, `/api/users?email=${encodeURIComponent(manager.email)}`)).items[0];
  const data = { id: manager.id, email: manager.email, privileges: [4], organizations: [], version };
  const granted = await admin.request.patch(`/api/users/${manager.id}`, { headers, data });
  expect(granted.status()).toBe(200);

  await signIn(page, manager.email, `/user-profile/${adminId}`);
  await expect(page.getByText('Only a Super Admin can change it.')).toBeVisible();
  const buttons = page.locator('.long-sections').getByRole('button', { name: /^(Edit|Save|Delete|Add)/ });
  await expect(buttons).toHaveCount(6);
  for (const button of await buttons.all()) await expect(button).toBeDisabled();
  await expect(page.locator('.long-sections').locator('input, select, textarea')).toHaveCount(0);
  await expectAccessible(page);
});
