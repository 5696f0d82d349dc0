import { apiGet, pageAs } from './page-as.js';
import { answerDialog, newPosting, uniqueTitle } from './postings.js';
import { expect, test } from './site.js';
import { HARRISBURG } from './users.js';

test('a new posting begins with contact and place of the last one, which is nothing unsaved (U31)', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'poster', '/user-dashboard');
  const contact = { contactsFirstName: 'Noor', contactsLastName: 'Haddad', phoneNumber: '(717)555-0177' };
  const place = { organization: HARRISBURG, addressLine1: '4 Owl Lane', city: 'Steelton', zipCode: '17113' };
  const own: { accountNumber: string }[] = await page.evaluate(() => JSON.parse(localStorage.user).organizations);
  const { items } = await apiGet(page, '/api/organizations');
  const other = items.find(
    ({ accountNumber }: { accountNumber: string }) =>
      accountNumber !== HARRISBURG && own.some((one) => one.accountNumber === accountNumber),
  );
  const elsewhere = { organization: other.accountNumber, addressLine1: '9 Heron Road', city: 'Carlisle' };
  await newPosting(page, uniqueTitle('elsewhere'), { ...elsewhere, zipCode: '17013', status: 'unsubmitted' });
  await newPosting(page, uniqueTitle('last'), {
    ...contact,
    ...place,
    email: 'noor@schools.example',
    status: 'unsubmitted',
  });
  await page.goto('/post-jobs');
  await expect(page.getByText('The contact is filled in from your last posting.')).toBeVisible();
  const phone = page.getByLabel('Phone Number');
  const lastName = page.getByLabel('Contact Last Name');
  await expect(page.getByLabel('Contact First Name')).toHaveValue('Noor');
  await expect(lastName).toHaveValue('Haddad');
  await expect(phone).toHaveValue('(717)555-0177');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('noor@schools.example');
  // With two organizations the user selects one.
  const organization = page.getByRole('combobox', { name: 'Organization' });
  await expect(organization).toHaveValue('');
  await expect(page.getByLabel('Address Line 1')).toHaveValue('');

  const out = page.getByRole('banner').getByRole('link').first();
  await out.click();
  await expect(page).not.toHaveURL(/post-jobs/);

  await page.goto('/post-jobs');
  await lastName.fill('Other');
  await phone.fill('(717)555-0178');
  await expect(phone).toHaveValue('(717)555-0178');
  await organization.fill('harrisburg city');
  await page.getByRole('option', { name: 'Harrisburg City School District' }).click();
  await expect(page.getByLabel('Address Line 1')).toHaveValue('4 Owl Lane');
  await expect(page.getByLabel('City')).toHaveValue('Steelton');
  await expect(page.getByLabel('Zip Code')).toHaveValue('17113');
  await organization.fill(other.accountName);
  await page.getByRole('option', { name: other.accountName }).click();
  await expect(page.getByLabel('Address Line 1')).toHaveValue('9 Heron Road');
  await expect(page.getByLabel('City')).toHaveValue('Carlisle');
  await page.getByRole('button', { name: 'Discard Changes' }).click();
  await answerDialog(page, 'Do you want to discard current progress?', 'Discard changes');
  await expect(lastName).toHaveValue('Haddad');
  await expect(phone).toHaveValue('(717)555-0177');
  await page.context().close();

  const manager = await pageAs(browser, site, 'manager', '/post-jobs');
  await expect(manager.getByLabel('Contact Last Name')).toHaveValue('');
  await expect(manager.getByText('The contact is filled in')).toHaveCount(0);
  await manager.context().close();
});
