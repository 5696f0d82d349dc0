import type { Page } from '@playwright/test';
import { apply, expectSuccess, newApplicant } from './applicants.js';
import { expectInputs } from './inputs.js';
import { newcomer } from './newcomer.js';
import { authHeaders, pageAs } from './page-as.js';
import { newPosting, removePosting, uniqueTitle } from './postings.js';
import { expect, signIn, test } from './site.js';
import { SEEKER_FORMS, type Subjects, type SweptForm, VISITOR_FORMS } from './swept-forms.js';
import { ADMIN_FORMS, MANAGER_FORMS } from './swept-work-forms.js';

async function sweep(page: Page, forms: readonly SweptForm[], subjects: Subjects): Promise<void> {
  for (const { from, to, open, dialog, ...inputs } of forms)
    await test.step(from.join(', '), async () => {
      if (to) {
        await page.goto(typeof to === 'string' ? to : to(subjects));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      await open?.(page, subjects);
      const scope = dialog ? page.getByRole('dialog', { name: dialog }) : page.getByRole('main');
      await expect(scope).toBeVisible();
      await expectInputs(scope, inputs);
    });
}

/** Asks for posting rights, for a name that is no organization's. */
async function requestPosting(page: Page): Promise<void> {
  const headers = { ...(await authHeaders(page)), 'x-forwarded-for': '10.2.0.1' };
  const data = { organization: 'Inputs and Partners' };
  await expectSuccess(page.request.post('/api/common/job-posting', { headers, data }));
}

test('[W20.5, W20.6, W20.7, W20.8, W20.10, W20.11] every text input of a form or list keeps the shared rules', {
  tag: '@gate',
}, async ({ browser, site, page }) => {
  test.slow();
  const manager = await pageAs(browser, site, 'manager');
  const jobId = await newPosting(manager, uniqueTitle('inputs'), { isProfileRequired: false });
  const applicant = await newApplicant(browser, site);
  await apply(applicant, jobId);
  await applicant.page.context().close();
  const { email } = await newcomer(page);
  const subjects = { jobId, email };

  await sweep(page, VISITOR_FORMS, subjects);
  await signIn(page, email, '/my-profile');
  await requestPosting(page);
  await sweep(page, SEEKER_FORMS, subjects);
  // Input that is typed here would be offered to the manager of other journeys.
  await manager.route('**/api/jobs/autosave', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ json: { savedAt: null } }) : route.continue(),
  );
  await sweep(manager, MANAGER_FORMS, subjects);

  const admin = await pageAs(browser, site, 'admin');
  await sweep(admin, ADMIN_FORMS, subjects);
  await admin.getByRole('button', { name: 'Decline request' }).click();
  await expect(admin.getByRole('listitem').filter({ hasText: email })).toHaveCount(0);
  await admin.context().close();
  await removePosting(manager, jobId);
  await manager.context().close();
});
