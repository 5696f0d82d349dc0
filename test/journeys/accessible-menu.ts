import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './site.js';

/** No violation on the page, and no undecided contrast in the menu; text below the menu has none that axe can tell. */
export async function expectAccessibleMenu(page: Page): Promise<void> {
  const axe = () => new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await axe().analyze();
  const { incomplete, passes } = await axe().include('[role=menu]').withRules('color-contrast').analyze();
  expect
    .soft([...violations, ...incomplete].map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]))
    .toEqual([]);
  expect.soft(passes).toHaveLength(1);
}
