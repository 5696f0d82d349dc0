import type { Page } from '@playwright/test';
import { axeOn } from './axe.js';
import { expect } from './site.js';

/** No violation on the page, and no undecided contrast in the menu; text below the menu has none that axe can tell. */
export async function expectAccessibleMenu(page: Page): Promise<void> {
  const { violations } = await axeOn(page).analyze();
  const { incomplete, passes } = await axeOn(page).include('[role=menu]').withRules('color-contrast').analyze();
  const reported = [...violations, ...incomplete].flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => ({ id, target, because: any[0]?.data?.messageKey })),
  );
  // Rounded to whole pixels, the box of a text may reach over its background: a menu stands at fractions of them.
  expect.soft(reported.filter(({ because }) => because !== 'elmPartiallyObscuring')).toEqual([]);
  expect.soft(passes).toHaveLength(1);
}
