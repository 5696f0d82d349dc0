import { expect, type Locator, type Page } from '@playwright/test';
import type { Role } from './page-as.js';

export interface FormField {
  label: string;
  /** The message for an empty value. */
  words?: string;
  /** An invalid value, with its message on blur. */
  wrong?: { value: string; words: string };
  autocomplete?: string;
  inputMode?: string;
  type?: string;
  /** Maximum length in characters. */
  limit?: number;
  /** A textarea, where Enter inserts a line break. */
  isArea?: boolean;
}

/** A public form with its fields and messages; the same rules apply to all forms. */
export interface PublicForm {
  name: string;
  /** The user of the page; by default a visitor. */
  as?: Role;
  at: string;
  button: string;
  /** The URL that the form posts to. */
  to: string;
  fields: readonly FormField[];
  /** Valid values. */
  good: Readonly<Record<string, string>>;
  /** The message if the server is unreachable, unless it is that of W21.2. */
  away?: string;
  /** The label of the new password, which has to be repeated. */
  newPassword?: string;
  /** Whether leaving with unsaved input asks for confirmation. */
  isGuarded?: boolean;
}

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'There is a problem' });

/** The field's error message, referenced by aria-describedby. */
export async function messageAt(page: Page, control: Locator): Promise<string> {
  const ids = (await control.getAttribute('aria-describedby'))?.split(' ') ?? [];
  const id = ids.find((one) => one.endsWith('-error'));
  if (!id) return '';
  return (await page.locator(`[id="${id}"]`).innerText()).replace(/^Error:\s*/, '');
}

/** The label is visible above its control, with a hint in between, and is not a placeholder (U21). */
export async function expectLabelled(page: Page, { label }: FormField): Promise<void> {
  const control = field(page, label);
  const places = await control.evaluate((input: HTMLInputElement) => {
    const bottom = (element: Element | null | undefined) => element?.getBoundingClientRect().bottom;
    const hints = (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));
    return {
      order: [bottom(input.labels?.[0]), ...hints.filter(Boolean).map(bottom), input.getBoundingClientRect().top],
      height: input.labels?.[0]?.getBoundingClientRect().height,
      placeholder: input.placeholder,
    };
  });
  expect(places.order, label).toEqual([...places.order].sort((one, other) => Number(one) - Number(other)));
  expect(places.height, label).toBeGreaterThan(10);
  expect(places.placeholder, label).not.toBe(label);
}

/** Input type, autocomplete and inputmode are set, and pasting is allowed (U22). */
export async function expectInputHints(page: Page, { label, autocomplete, inputMode, isArea, type }: FormField) {
  const control = field(page, label);
  await expect(control, label).toHaveJSProperty('type', type ?? (isArea ? 'textarea' : 'text'));
  if (autocomplete) await expect(control, label).toHaveAttribute('autocomplete', autocomplete);
  if (inputMode) await expect(control, label).toHaveAttribute('inputmode', inputMode);
  const mayPaste = await control.evaluate((input) =>
    input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
  );
  expect(mayPaste, label).toBe(true);
}

export async function fillGood(page: Page, { good }: PublicForm): Promise<void> {
  for (const [label, value] of Object.entries(good)) await field(page, label).fill(value);
}
