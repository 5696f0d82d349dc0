import { expect, expectAccessible, signIn, test } from './site.js';

test('[W2.1, W2.9, W2.10, W2.19, W3.1, W3.3, W3.4, W3.5, W3.10, W3.11] a seeker keeps the profile that goes into every application', {
  tag: '@gate',
}, async ({ page }) => {
  await signIn(page, 'nora@demo.example', '/my-profile');
  await expectAccessible(page);

  const contact = page.locator('#contact-details');
  await page.getByRole('button', { name: 'Edit Contact Details' }).click();
  await contact.getByLabel('Cell Phone').fill('');
  await contact.getByRole('button', { name: 'Save' }).click();
  await expect(contact.getByText('Please enter one of the three fields').first()).toBeVisible();
  await expectAccessible(page);
  await contact.getByLabel('Cell Phone').fill('(717)555-0199');
  await contact.getByRole('button', { name: 'Save' }).click();
  await expect(contact.getByText('(717)555-0199')).toBeVisible();

  const references = page.locator('#references');
  await page.getByRole('button', { name: 'Edit References' }).click();
  await references.getByRole('button', { name: 'Delete Helen Marsh' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Are you sure you want to delete this record?');
  await dialog.getByRole('button', { name: 'Delete record' }).click();
  await references.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('To apply for a position, please complete your profile.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit References' }).click();
  await references.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(references.getByRole('form')).toHaveCount(1);
  await references.getByLabel('First Name').fill('Helen');
  await references.getByLabel('Last Name').fill('Marsh');
  await references.getByLabel('Years Known').fill('6');
  await references.getByLabel('Phone Number').fill('(717)555-0161');
  await references.getByRole('button', { name: 'Add entry' }).click();
  await references.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('6 of 6 sections complete')).toBeVisible();

  const documents = page.locator('#supporting-documents');
  await page.getByRole('button', { name: 'Edit Supporting Documents' }).click();
  await documents.getByRole('button', { name: 'Upload' }).click();
  await expect(documents.getByText('Please, select a document type')).toBeVisible();
  const typesOf = (select: Element) =>
    [...(select as HTMLSelectElement).options].map(({ value, text }) => [value, text]);
  await expect
    .poll(() => documents.getByLabel('Document Type').evaluate(typesOf))
    .toEqual([
      ['', 'Choose a type'],
      ['ADMINCERT', 'Administrative Certification'],
      ['CRED', 'Credential/Clearance'],
      ['PROFCERT', 'Professional Certification'],
      ['RESU', 'Resume'],
    ]);
  await documents.getByLabel('Document Type').selectOption('CRED');
  const years = documents.getByLabel(/^Effective Year/).locator('option');
  await expect(years).toHaveCount(1 + 101);
  await expect(years.last()).toHaveText(String(Number(await years.nth(1).textContent()) - 100));
  await documents.getByRole('button', { name: 'Upload' }).click();
  await expect(documents.getByText('Please, select a type of document')).toBeVisible();
  await documents.getByLabel('Type of document').selectOption('Act 34 Pennsylvania State Police Criminal Record Check');
  const buffer = Buffer.from('%PDF-1.7\nClear.\n%%EOF\n');
  await documents.locator('input[type=file]').setInputFiles({ name: 'act34.pdf', mimeType: 'application/pdf', buffer });
  await expectAccessible(page);
  await documents.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('Successfully uploaded!')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Supporting Documents' }).click();
  await documents.getByRole('button', { name: 'Delete act34.pdf' }).click();
  await expect(dialog).toContainText(
    'Warning, this document will be permanently deleted. Are you sure you want to proceed?',
  );
  await dialog.getByRole('button', { name: 'Delete document' }).click();
  await expect(documents.getByText('act34.pdf')).toHaveCount(0);
});
