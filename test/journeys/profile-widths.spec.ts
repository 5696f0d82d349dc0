import type { Page } from '@playwright/test';
import { expectFits, WIDTHS } from './layout-faults.js';
import { newcomer } from './newcomer.js';
import { authHeaders } from './page-as.js';
import { expect, expectAccessible, signIn, test } from './site.js';
import { expectTargetSize } from './target-size.js';

const TITLES = [
  'Contact Details',
  'Preferences',
  'Education',
  'Career History & Employment Questions',
  'References',
  'Supporting Documents',
];
const LONG = 'Bloomsburg-Lewisburg-Danville Consolidated Intermediate Vocational and Technical Preparatory Academy';

test('[W2.4] the six sections fold, and fit every width, read and edited, empty and long', { tag: '@gate' }, async ({
  page,
}) => {
  const me = await newcomer(page);
  await signIn(page, me.email, '/my-profile');
  const folds = page.locator('.long-sections details');
  await expect(folds.locator('h2')).toHaveText(TITLES);
  await folds.first().locator('summary').click();
  await expect(folds.first()).not.toHaveAttribute('open');
  await folds.first().locator('summary').click();
  await expectEverywhere(page);
  await editAll(page);
  await expectEverywhere(page);

  await fillLong(page, me.id);
  await page.reload();
  await expect(page.getByText(LONG).first()).toBeVisible();
  await expectEverywhere(page);
  await editAll(page);
  for (const id of ['education', 'career', 'references'])
    await page.locator(`#${id}`).getByRole('button', { name: /^Edit/ }).first().click();
  await expectEverywhere(page);
});

async function editAll(page: Page): Promise<void> {
  for (const name of TITLES) await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
  await page.locator('#preferences').getByLabel('Central Office').check();
}

async function expectEverywhere(page: Page): Promise<void> {
  await expectAccessible(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 812 ? 844 : 900 });
    await expectFits(page);
    if (width === 320) {
      await expectTargetSize(page, 'narrow');
      await expectAccessible(page);
    }
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectTargetSize(page, 'wide');
}

/** Saves rows of the longest words. */
async function fillLong(page: Page, userId: string): Promise<void> {
  const headers = await authHeaders(page);
  const name = LONG.slice(0, 100);
  const sections = {
    education: {
      educations: [{ name, major: name, startDate: 'September 2009', typeOfDegree: 'Other', otherDegree: name }],
    },
    career: {
      careers: [
        {
          title: 'Other',
          titleOther: `Head of ${name}`.slice(0, 100),
          companyName: name,
          startDate: 'September 2009',
          endDate: 'September 2019',
          supervisorName: name,
          description: LONG.repeat(9),
          reasonForLeaving: LONG.repeat(9),
        },
      ],
    },
    references: {
      references: [
        {
          firstName: 'Maximiliana '.repeat(4).trim(),
          lastName: 'Featherstonehaugh-'.repeat(2),
          yearsKnown: 40,
          phoneNumber: '(717)555-0100',
          organizationName: name,
          position: name,
        },
      ],
    },
  };
  for (const [section, data] of Object.entries(sections)) {
    const saved = await page.request.patch(`/api/users/${userId}/${section}`, { headers, data });
    expect([section, saved.status()]).toEqual([section, 200]);
  }
}
