import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Evaluated once per loaded page; the builder evaluates it twice for each analysis, 0.15 s each. */
const axeSource = `if (!window.axe) { ${axe.source} }`;

/**
 * Axe for a page without frames: legacy mode takes half the time. Selectors of elements that pass take half of the
 * rest, so only what fails or is undecided has them.
 */
export function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page, axeSource }).setLegacyMode(true).options({ resultTypes: ['violations', 'incomplete'] });
}
