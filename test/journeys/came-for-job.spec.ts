import { newEmail, tokenFor } from './newcomer.js';
import { apiGet } from './page-as.js';
import { findFirstJob } from './results.js';
import { expect, expectAccessible, PASSWORD, test, waitForHydration } from './site.js';

test('who came for a job gets back to it: sign-up, the mailed link in another browser, welcome, profile (U54)', async ({
  page,
  browser,
  site,
}) => {
  const email = newEmail();
  await page.goto('/');
  const { job } = await findFirstJob(page, ({ isExternalPost }) => !isExternalPost);
  await page.goto(`/job-post/${job.id}`);
  await page.getByRole('button', { name: `Apply for ${job.title}` }).click();
  const notice = page.getByRole('main').getByText(`You are applying for ${job.title}`);
  await expect(notice).toHaveText(`You are applying for ${job.title}. Sign in, or create a profile first.`);
  await page.getByRole('main').getByRole('link', { name: 'Create a profile' }).click();
  await expect(notice).toContainText(', 5 steps left: create a profile, confirm your email,');
  await page.getByLabel('First name').fill('June');
  await page.getByLabel('Last name').fill('Vogel');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create profile' }).click();
  await page.waitForURL('**/please-confirm*');
  await expect(notice).toContainText('4 steps left');
  await expectAccessible(page);

  const token = await tokenFor(page, email, '/email-confirmation');
  const elsewhere = waitForHydration(await (await browser.newContext({ baseURL: site })).newPage());
  const reported = elsewhere.getByRole('main').getByText(`You are applying for ${job.title}`);
  await elsewhere.goto(`/email-confirmation/${token}?jobId=${job.id}`);
  await elsewhere.getByRole('button', { name: 'Confirm my address' }).click();
  const onward = elsewhere.getByRole('link', { name: 'Go there now' });
  await expect(elsewhere.getByRole('main').filter({ has: onward })).toContainText(
    `You are applying for ${job.title}, 3 steps left: sign in,`,
  );
  await onward.click();
  await expect(elsewhere).toHaveURL(/\/signin\/accountConfirmed/);
  await expect(reported).toContainText('3 steps left: sign in,');
  await elsewhere.getByLabel('Email', { exact: true }).fill(email);
  await elsewhere.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await elsewhere.waitForURL('**/welcome-gateway*');
  await expect(reported).toContainText('2 steps left');
  await elsewhere.getByLabel('I am a Job Seeker').check();
  await elsewhere.getByRole('checkbox', { name: /accept/i }).check();
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await elsewhere.waitForURL('**/my-profile*');
  const { isProfileRequired } = await apiGet(elsewhere, `/api/jobs/${job.id}`);
  const needed = isProfileRequired ? 'fill in your profile.' : 'add 3 references and a resume to your profile';
  await expect(reported).toContainText(`1 step left: ${needed}`);
  await expectAccessible(elsewhere);
  await elsewhere.getByRole('link', { name: 'Go on to your application' }).click();
  await expect(elsewhere).toHaveURL(`/user-application/${job.id}`);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Apply for a Job');
  await elsewhere.context().close();
});
