import type { Locator, Page } from '@playwright/test';
import { dayFromToday } from '../support/fixtures/job-payload.js';
import { expect } from './site.js';

/** Maximum lengths of text inputs, by label. */
type Limits = Readonly<Record<string, number>>;

/** The inputs of a page or section, for the shared rules of W20. */
export interface Inputs {
  limits?: Limits;
  /** Maximum lengths of the HTML of formatted texts, by label. */
  formatted?: Limits;
  /** Labels of search fields, limited to 50 characters. */
  searches?: readonly string[];
  phones?: readonly string[];
  money?: readonly string[];
  /** Whether there is a list of states. */
  states?: true;
  /** Labels of the selects of a year. */
  years?: readonly string[];
  /** Labels of text inputs without a limit of their own. */
  unlimited?: readonly string[];
}

const MAX_SEARCH = 50;
const YEARS_BACK = 75;
/** ISO 3166-2:US: the states, the district and the inhabited territories. */
const STATES =
  'AL AK AS AZ AR CA CO CT DE DC FL GA GU HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND MP OH OK OR PA PR RI SC SD TN TX UT VT VI VA WA WV WI WY';

type Scope = Page | Locator;

const input = (scope: Scope, label: string) =>
  scope.getByLabel(new RegExp(`^${label}( \\(optional\\)| ZIP or city)?\\s*$`)).filter({ visible: true });

export async function expectInputs(scope: Scope, inputs: Inputs): Promise<void> {
  const { limits, formatted, searches, phones, money, states, years } = inputs;
  await expect.soft.poll(() => unnamedInputs(scope, inputs)).toEqual([]);
  for (const [label, limit] of Object.entries(limits ?? {})) await expectCounted(input(scope, label), limit);
  for (const [label, limit] of Object.entries(formatted ?? {}))
    await expectCounted(input(scope, label), limit, (text) => `<p>${text}</p>`);
  for (const label of searches ?? []) {
    const search = input(scope, label);
    await expectCounted(search, MAX_SEARCH);
    await search.fill('y'.repeat(MAX_SEARCH - 1));
    await search.pressSequentially('yy');
    await expect(search, label).toHaveValue('y'.repeat(MAX_SEARCH));
    await search.fill('');
  }
  for (const label of phones ?? []) await expectMasked(input(scope, label));
  for (const label of money ?? []) await expectNotNegative(input(scope, label));
  if (states) {
    const codes = await input(scope, 'State')
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(codes.sort()).toEqual(STATES.split(' ').sort());
  }
  for (const label of years ?? []) {
    const offered = await scope.getByLabel(label, { exact: true }).locator('option').allTextContents();
    const thisYear = Number(dayFromToday(0).slice(0, 4));
    expect(offered).toEqual(['Year', ...Array.from({ length: YEARS_BACK + 1 }, (_, back) => String(thisYear - back))]);
  }
}

const TEXT_INPUTS =
  'textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=file], [type=date], [type=range], [type=hidden], [role=combobox], :disabled)';

/** Labels of the visible text inputs that the test does not name: nothing would hold them to the rules. */
async function unnamedInputs(scope: Scope, inputs: Inputs): Promise<string[]> {
  const { limits, formatted, searches, phones, money, unlimited } = inputs;
  const named = [
    ...Object.keys({ ...limits, ...formatted }),
    ...[searches, phones, money, unlimited].flatMap((labels) => labels ?? []),
  ];
  const isNamed = (text: string) => named.some((label) => new RegExp(`^${label}`).test(text));
  const labels = await scope
    .locator(TEXT_INPUTS)
    .filter({ visible: true })
    .evaluateAll((all) =>
      (all as HTMLInputElement[]).map((one) => {
        const label = one.labels?.[0] ?? document.getElementById(one.getAttribute('aria-labelledby') ?? '');
        return one.getAttribute('aria-label') ?? label?.textContent?.trim() ?? `(${one.id})`;
      }),
    );
  return labels.filter((text) => !isNamed(text));
}

/** "N characters left" counts down beside the field, by the length of the text or of the value that it becomes. */
async function expectCounted(control: Locator, limit: number, toValue = (text: string) => text): Promise<void> {
  const box = control.locator(
    'xpath=ancestor::*[contains(concat(" ", @class, " "), " field ") or contains(@class, "facet")][1]',
  );
  for (const text of ['a', 'abc']) {
    await control.fill(text);
    const left = `${limit - toValue(text).length} characters left`;
    await expect(box.getByText(left, { exact: true }).first()).toBeVisible();
  }
}

/** The mask (999)999-9999 with 13 characters rejects letters and an eleventh digit. */
async function expectMasked(control: Locator): Promise<void> {
  await control.fill('');
  await control.pressSequentially('x71755501429');
  await expect(control).toHaveValue('(717)555-0142');
}

/** A minus sign is rejected, or makes the field invalid. */
async function expectNotNegative(control: Locator): Promise<void> {
  await control.fill('');
  await control.pressSequentially('-45');
  await control.blur();
  const isRefused = (one: HTMLInputElement) => !one.checkValidity() || one.getAttribute('aria-invalid') === 'true';
  await expect.poll(() => control.evaluate(isRefused)).toBe(true);
  await expect(control).toHaveValue('-45');
  await control.fill('');
}
