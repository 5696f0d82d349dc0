import type { Locator, Page } from '@playwright/test';
import { expect } from './site.js';

type Scope = Page | Locator;

/** The button of the menu of a row. */
export const menuButton = (scope: Scope, title = ''): Locator =>
  scope.getByRole('button', { name: `More actions for ${title}` });

/** Selects an entry of the menu of a row, by how its name begins. */
export async function selectAction(scope: Scope, entry: string, title = ''): Promise<void> {
  await menuButton(scope, title).click();
  await scope.getByRole('menuitem', { name: new RegExp(`^${entry}`) }).click();
}

/** The first lines of the entries that the menu of a row offers. */
export async function offeredActions(scope: Scope, title = ''): Promise<string[]> {
  const button = menuButton(scope, title);
  await button.click();
  const entries = scope.getByRole('menuitem');
  await expect(entries.first()).toBeFocused();
  const names = await entries.evaluateAll((all) =>
    all.map((entry) => entry.querySelector('span span, span')?.firstChild?.textContent ?? ''),
  );
  await entries.first().press('Escape');
  await expect(entries).toHaveCount(0);
  return names;
}
