import { apply, expectSuccess, newApplicant, release } from './applicants.js';
import { apiGet, authHeaders, pageAs } from './page-as.js';
import { dayFromToday, newPosting, uniqueTitle } from './postings.js';
import { expect, test } from './site.js';

test('[W9.1, W9.3, W9.4, W9.5, W9.6, W9.7, W9.8, W9.10, W9.11] a job as every visitor reads it', {
  tag: '@gate',
}, async ({ browser, site, page }) => {
  const poster = await pageAs(browser, site, 'poster');
  const title = uniqueTitle('detail');
  const id = await newPosting(poster, title, {
    externalListingNumber: 'HBG-77',
    isRemote: true,
    phoneExt: '204',
    isSalaryShow: true,
    salaryMin: 52000,
    description: '<p>Teach <strong>twenty</strong> children.</p><ul><li>Reading</li></ul>',
    endDate: dayFromToday(2),
  });
  const silent = await newPosting(poster, uniqueTitle('no salary'), { salaryMin: 52000, endDate: dayFromToday(0) });
  const job = await apiGet(poster, `/api/jobs/${id}`);
  const main = page.getByRole('main');
  const key = page.getByRole('complementary', { name: 'Key facts' });

  await page.goto(`/job-post/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  for (const words of [
    `${job.position.type}: ${job.position.name}`,
    job.organization.accountName,
    'HBG-77',
    'This is a remote position',
  ]) {
    await expect(main).toContainText(words);
  }
  await expect(key.getByRole('link', { name: /1 School Lane/ })).toHaveAttribute(
    'href',
    /^https:\/\/[^?]*\?query=1%20School%20Lane%2C%20Harrisburg%2C%20PA%2017101$/,
  );
  await expect(key.locator('dt', { hasText: 'Salary Min' }).locator('xpath=following-sibling::dd[1]')).toContainText(
    '$52,000.00',
  );
  await expect(key.locator('dt', { hasText: 'Salary Max' }).locator('xpath=following-sibling::dd[1]')).toHaveText(
    'No information given',
  );
  await expect(main.locator('strong', { hasText: 'twenty' })).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: /^Reading$/ })).toBeVisible();
  const contact = page.getByRole('region', { name: 'Contact information' });
  await expect(contact).toContainText('Dana Whitfield');
  await expect(contact.getByRole('link', { name: 'hiring@district.example' })).toHaveAttribute(
    'href',
    'mailto:hiring@district.example',
  );
  await expect(contact).toContainText('(717)');
  await expect(contact).toContainText('204');
  await expect(key).toContainText('2 days');
  const today = new Date().toLocaleDateString('en-US', {
    timeZone: 'America/New_York',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
  await expect(main.getByText(`Last updated ${today}`)).toBeVisible();
  const applyButton = key.getByRole('button', { name: `Apply for ${title}` });
  await expect(applyButton).toBeVisible();

  await page.goto(`/job-post/${silent}`);
  await expect(key).toContainText('Today');
  await expect(key.getByText(/Salary/)).toHaveCount(0);
  await expect(main.getByText('This is a remote position')).toHaveCount(0);

  const headers = await authHeaders(poster);
  await expectSuccess(poster.request.patch(`/api/jobs/${id}/status`, { headers, data: { status: 'closed' } }));
  // Visitors' pages are cached for seconds, and purged on a change.
  await expect(async () => {
    await page.goto(`/job-post/${id}`);
    await expect(key).toContainText('No longer accepting applications', { timeout: 1_000 });
  }).toPass();
  await expect(applyButton).toHaveCount(0);
  await poster.context().close();
});

test('[W9.2] the candidates of a job: for reviewers and administrators, and not on external postings', async ({
  browser,
  site,
  page,
}) => {
  const poster = await pageAs(browser, site, 'poster');
  const manager = await pageAs(browser, site, 'manager');
  const reviewer = await pageAs(browser, site, 'reviewer');
  const seeker = await newApplicant(browser, site);
  const inside = await newPosting(poster, uniqueTitle('candidates'));
  const outside = await newPosting(poster, uniqueTitle('outside'), {
    isExternalPost: true,
    externalUrl: 'https://jobs.example/1',
  });
  const application = await apply(seeker, inside);
  await release(manager, inside, [application]);

  for (const who of [manager, reviewer]) {
    await who.goto(`/job-post/${inside}`);
    const table = who.getByRole('region', { name: 'Candidates' }).getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText(['Candidate', 'From', 'Applied On', 'Actions']);
    await expect(table.getByRole('link', { name: 'June Vogel', exact: true })).toBeVisible();
    await who.goto(`/job-post/${outside}`);
    await expect(who.getByRole('heading', { level: 1 })).toContainText('outside');
    await expect(who.getByRole('region', { name: 'Candidates' })).toHaveCount(0);
  }
  for (const who of [poster, seeker.page, page]) {
    await who.goto(`/job-post/${inside}`);
    await expect(who.getByRole('heading', { level: 1 })).toContainText('candidates');
    await expect(who.getByRole('region', { name: 'Candidates' })).toHaveCount(0);
  }
  for (const one of [poster, manager, reviewer, seeker.page]) await one.context().close();
});
