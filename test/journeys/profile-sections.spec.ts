import type { Page } from '@playwright/test';
import { zip } from '../support/zip.js';
import { messageAt } from './forms.js';
import { type Newcomer, newcomer } from './newcomer.js';
import { apiGet, authHeaders } from './page-as.js';
import { answerDialog } from './postings.js';
import { expect, signIn, test } from './site.js';

const PROFILE = '/my-profile';
const MAX_ADDRESS = 255;
const REFUSED = 'The registry is closed for an hour.';

const section = (page: Page, id: string) => page.locator(`#${id}`);
const edit = (page: Page, title: string) => page.getByRole('button', { name: `Edit ${title}`, exact: true });
const error = (page: Page) => page.getByRole('alert').locator('.toast').filter({ hasText: REFUSED });

async function open(page: Page, references: readonly object[] = []): Promise<Newcomer> {
  const me = await newcomer(page);
  await signIn(page, me.email, PROFILE);
  if (references.length > 0) {
    const at = `/api/users/${me.id}/references`;
    const saved = await page.request.patch(at, { headers: await authHeaders(page), data: { references } });
    expect(saved.status()).toBe(200);
    await page.reload();
  }
  return me;
}

/** A save rejected by the server shows the reason and keeps the form; a retry succeeds. */
async function expectRefusalShown(page: Page, save: () => Promise<void>): Promise<void> {
  const refused = /\/api\/users\/[^/]+\/(contact-details|references|supporting-documents)$/;
  await page.route(refused, (route) => route.fulfill({ status: 503, json: { code: 'away', message: REFUSED } }));
  await save();
  await expect(error(page)).toBeVisible();
  await page.unroute(refused);
}

test('[W2.5, W2.13, W2.16, W2.21] the contact details are edited, refused with the reason, saved and read again', {
  tag: '@gate',
}, async ({ page }) => {
  const me = await open(page);
  const contact = section(page, 'contact-details');
  await expect(contact.getByRole('textbox')).toHaveCount(0);
  await edit(page, 'Contact Details').click();
  await expect(edit(page, 'Contact Details')).toHaveCount(0);
  await contact.getByLabel('First Name').fill('Juniper');
  await contact.getByLabel('Cell Phone').fill('(717)555-0199');
  const save = () => contact.getByRole('button', { name: 'Save', exact: true }).click();

  const values = { Address: '12 Orchard Road', 'Additional Address': 'Unit 7', City: 'Lititz' };
  const field = (label: string) => contact.getByLabel(new RegExp(`^${label}\\b`));
  for (const label of Object.keys(values)) await field(label).fill('a'.repeat(MAX_ADDRESS + 1));
  await save();
  for (const label of Object.keys(values)) {
    await expect(field(label)).toHaveAttribute('aria-invalid', 'true');
    await expect.poll(() => messageAt(page, field(label)), label).toContain(String(MAX_ADDRESS));
    await field(label).fill('a'.repeat(MAX_ADDRESS));
    await field(label).press('Tab');
    await expect(field(label)).not.toHaveAttribute('aria-invalid');
  }
  for (const [label, value] of Object.entries(values)) {
    await field(label).fill(`  ${value} `);
    await field(label).press('Tab');
    await expect(field(label)).toHaveValue(value);
  }

  await expectRefusalShown(page, save);
  await expect(contact.getByLabel('First Name')).toHaveValue('Juniper');
  const [call] = await Promise.all([page.waitForRequest(`**/api/users/${me.id}/contact-details`), save()]);
  expect(call.method()).toBe('PATCH');
  await expect(edit(page, 'Contact Details')).toBeVisible();
  await expect(contact.getByRole('textbox')).toHaveCount(0);
  for (const value of ['Juniper Vogel', '12 Orchard Road, Unit 7', 'Lititz', '(717)555-0199']) {
    await expect(contact).toContainText(value);
  }
  const header = page.getByRole('banner').getByRole('button', { name: 'Juniper Vogel' });
  await expect(header).toBeVisible();
  const stored = await page.evaluate(() => JSON.parse(localStorage.user));
  expect(stored).toMatchObject({ id: me.id, contactName: 'Juniper', contactSurname: 'Vogel' });
  await page.reload();
  await expect(header).toBeVisible();
  await expect(contact).toContainText('12 Orchard Road, Unit 7');
});

test('[W2.5, W2.6, W2.7, W2.8, W2.13] references: one row at a time, kept on the page until Save, gone when it is left without', async ({
  page,
}) => {
  const phone = { yearsKnown: 4, phoneNumber: '(717)555-0100' };
  const names = async () =>
    (await apiGet(page, '/api/users/profile/data')).referencesDetails.map((one: { lastName: string }) => one.lastName);
  await open(page, [
    { firstName: 'Helen', lastName: 'Marsh', ...phone },
    { firstName: 'Luis', lastName: 'Ruiz', ...phone },
  ]);
  const references = section(page, 'references');
  const rows = references.getByRole('listitem');
  const row = references.getByRole('form');
  const press = (name: string) => references.getByRole('button', { name, exact: true }).click();
  /** Opens Helen's row, the only one with a form, and changes the last name. */
  const rename = async (from: string, to: string) => {
    await press(`Edit Helen ${from}`);
    await expect(row).toHaveCount(1);
    await expect(row.getByLabel('Last Name')).toHaveValue(from);
    await expect(references.getByRole('button', { name: `Edit Helen ${from}` })).toHaveCount(0);
    await row.getByLabel('Last Name').fill(to);
  };
  const addNolt = async () => {
    await press('Add');
    await expect(row).toHaveCount(1);
    const values = { 'First Name': 'Carol', 'Last Name': 'Nolt', 'Years Known': '3', 'Phone Number': '(717)555-0102' };
    for (const [label, value] of Object.entries(values)) await row.getByLabel(label).fill(value);
    await press('Add entry');
    await expect(rows).toHaveText([/Helen Weaver/, /Luis Ruiz/, /Carol Nolt/]);
  };

  await edit(page, 'References').click();
  await expect(references).toContainText('Click Add for each single entry and then Save.');
  await rename('Marsh', 'Zook');
  await row.getByRole('button', { name: 'Cancel' }).click();
  await expect(rows).toHaveText([/Helen Marsh/, /Luis Ruiz/]);
  await rename('Marsh', 'Weaver');
  await press('Save entry');
  await expect(rows).toHaveText([/Helen Weaver/, /Luis Ruiz/]);
  await addNolt();
  await expect.poll(() => names()).toEqual(['Marsh', 'Ruiz']);

  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await answerDialog(page, 'Leave without saving?', 'Leave page');
  await expect(page).toHaveURL('/about-us');
  await page.goto(PROFILE);
  await expect(rows).toHaveText([/Helen Marsh/, /Luis Ruiz/]);
  await expect.poll(() => names()).toEqual(['Marsh', 'Ruiz']);

  await edit(page, 'References').click();
  await rename('Marsh', 'Weaver');
  await press('Save entry');
  await addNolt();
  await expectRefusalShown(page, () => press('Save'));
  await press('Save');
  await expect(edit(page, 'References')).toBeVisible();
  await expect(rows).toHaveText([/Helen Weaver/, /Luis Ruiz/, /Carol Nolt/]);
  await expect.poll(() => names()).toEqual(['Weaver', 'Ruiz', 'Nolt']);
});

test('[W2.5, W2.13, W3.7] documents: five formats are taken, others are not; a refused upload says why', {
  tag: '@gate',
}, async ({ page }) => {
  await open(page);
  const documents = section(page, 'supporting-documents');
  const files = documents.locator('input[type=file]');
  const file = (name: string, content: string | Buffer = 'text') => ({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(content),
  });
  const good = [
    file('a.pdf', '%PDF-1.7\nClear.\n%%EOF\n'),
    file('b.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex')),
    file('c.docx', zip([{ name: '[Content_Types].xml', content: '<Types/>' }, { name: 'word/document.xml' }])),
    file('d.txt'),
    file(
      'e.odt',
      zip([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' }, { name: 'content.xml' }]),
    ),
  ];
  await edit(page, 'Supporting Documents').click();
  await documents.getByLabel('Document Type').selectOption('RESU');
  await expect(files).toHaveAttribute('accept', '.pdf,.doc,.docx,.txt,.odt');
  for (const name of ['program.exe', 'image.png', 'letter.rtf', 'pdf']) {
    await files.setInputFiles(file(name));
    await expect(documents).toContainText(`${name} is not .pdf, .doc, .docx, .txt, .odt`);
  }
  await expect(documents.getByRole('listitem')).toHaveCount(0);
  await files.setInputFiles(good);
  const upload = () => documents.getByRole('button', { name: 'Upload' }).click();
  await expectRefusalShown(page, upload);
  await upload();
  await expect(page.getByText('Successfully uploaded!')).toBeVisible();
  await expect(edit(page, 'Supporting Documents')).toBeVisible();
  await expect(documents.getByRole('listitem')).toHaveText(good.map(({ name }) => new RegExp(`^${name}`)));
});
