import type { Locator, Page } from '@playwright/test';
import { expectSuccess } from './applicants.js';
import { type Newcomer, newcomer } from './newcomer.js';
import { apiGet, authHeaders } from './page-as.js';
import { signIn } from './site.js';

export const PROFILE = '/my-profile';

export const SCHOOL = {
  name: 'Millersville University',
  startDate: 'August 2009',
  endDate: 'May 2011',
  major: 'Biology',
};

/** A section of the profile as a page shows it. */
class ProfileSectionPage {
  readonly root: Locator;
  readonly rows: Locator;
  /** The form of the open row. */
  readonly form: Locator;

  constructor(
    readonly page: Page,
    id: string,
    readonly title: string,
  ) {
    this.root = page.locator(`#${id}`);
    this.rows = this.root.getByRole('listitem');
    this.form = this.root.getByRole('form');
  }

  readonly edit = () => this.editButton().click();
  readonly editButton = () => this.page.getByRole('button', { name: `Edit ${this.title}`, exact: true });
  readonly button = (name: string) => this.root.getByRole('button', { name, exact: true });
  readonly press = (name: string) => this.button(name).click();
  /** A field of the open row; "(optional)" is no part of the name. */
  readonly field = (label: string) => this.form.getByLabel(new RegExp(`^${label}\\s*(\\(optional\\))?$`));

  /** Chooses "March 2020" in the two selects of a month. */
  async chooseMonth(label: string, month: string): Promise<void> {
    const [name = '', year = ''] = month.split(' ');
    await this.field(`${label}, month`).selectOption(name);
    await this.field(`${label}, year`).selectOption(year);
  }
}

export const education = (page: Page) => new ProfileSectionPage(page, 'education', 'Education');
export const career = (page: Page) => new ProfileSectionPage(page, 'career', 'Career History & Employment Questions');

/** Signs in a new job seeker with these sections of the profile, on that page. */
export async function openProfile(page: Page, sections: Readonly<Record<string, object>> = {}): Promise<Newcomer> {
  const me = await newcomer(page);
  await signIn(page, me.email, PROFILE);
  for (const [section, data] of Object.entries(sections)) await storeSection(page, me, section, data);
  if (Object.keys(sections).length > 0) await page.reload();
  return me;
}

/** Stores a section as another page of the same user does. */
export async function storeSection(page: Page, me: Newcomer, section: string, data: object): Promise<void> {
  const headers = await authHeaders(page);
  await expectSuccess(page.request.patch(`/api/users/${me.id}/${section}`, { headers, data }));
}

export const storedProfile = (page: Page) => apiGet(page, '/api/users/profile/data');
