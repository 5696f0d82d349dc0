import { expect, type Locator, type Page } from '@playwright/test';
import type { Role } from './as.js';

export interface FormField {
  label: string;
  /** Said when it is left empty. */
  words?: string;
  /** Said of this value when the field is left. */
  wrong?: { value: string; words: string };
  autocomplete?: string;
  inputMode?: string;
  type?: string;
  /** Characters. */
  limit?: number;
  /** A field of several lines: Enter begins a new one there. */
  isArea?: boolean;
}

/** A public form, described by what a person meets there; its rules are the same everywhere. */
export interface PublicForm {
  name: string;
  /** Whose page it is; without one, a visitor's. */
  as?: Role;
  at: string;
  button: string;
  /** Where it is sent. */
  to: string;
  fields: readonly FormField[];
  /** Values that the page accepts. */
  good: Readonly<Record<string, string>>;
  /** Which one is a new password, beside a second one. */
  newPassword?: string;
  /** Whether there is enough in it to ask before it is left. */
  isGuarded?: boolean;
}

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'There is a problem' });

/** The message at the field, which the field itself points to. */
export async function messageAt(page: Page, control: Locator): Promise<string> {
  const ids = (await control.getAttribute('aria-describedby'))?.split(' ') ?? [];
  const id = ids.find((one) => one.endsWith('-error'));
  if (!id) return '';
  return (await page.locator(`[id="${id}"]`).innerText()).replace(/^Error:\s*/, '');
}

/** Label above its control, in sight, a hint between them; no placeholder in place of a label (U21). */
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

/** What helps a browser and a phone to fill it in; pasting is nobody's to forbid (U22). */
export async function expectHelped(page: Page, { label, autocomplete, inputMode, isArea, type }: FormField) {
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
