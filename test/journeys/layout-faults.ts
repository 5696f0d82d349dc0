import { expect, type Page } from '@playwright/test';

/** Tested window widths (U52), in CSS pixels. */
export const WIDTHS = [1920, 1280, 1180, 1024, 900, 812, 390, 320] as const;

/** At the current width there is no horizontal overflow, and no text box is narrower than its longest word (U52). */
export async function expectFits(page: Page): Promise<void> {
  const where = `${page.url()} at ${page.viewportSize()?.width} px`;
  await expect.soft.poll(() => page.evaluate(faultsOfLayout), where).toEqual([]);
}

/** At each of `widths`, in CSS pixels, the page is no wider than its window (U52). */
export async function expectNoOverflow(page: Page, name: string, widths: readonly number[] = WIDTHS): Promise<void> {
  const overflow = () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  };
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect.soft.poll(() => page.evaluate(overflow), `${name} at ${width} px`).toBe(0);
  }
}

/** Runs in the page. */
function faultsOfLayout(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement;
    // Skips text for screen readers only, in boxes of one pixel.
    if (!element?.checkVisibility({ visibilityProperty: true }) || element.offsetWidth === 1) continue;
    if (element.closest('.vh, svg, option')) continue;
    const isPlaced = getComputedStyle(element).position === 'absolute';
    const block = isPlaced ? element : element.closest('p, li, dt, dd, td, th, h1, h2, h3, label, button, div, a.btn');
    const edge = (block ?? element).getBoundingClientRect().right;
    const boxesOf = () => [...range.getClientRects()].filter(({ width }) => width > 0);
    const beyondOf = (boxes: DOMRect[]) => Math.round(Math.max(0, ...boxes.map(({ right }) => right)) - edge);
    const isInLines = (boxes: DOMRect[]) => new Set(boxes.map(({ top }) => Math.round(top))).size > 1;
    // Most texts stand in one line within their box, and so do their words.
    range.selectNodeContents(text);
    const whole = boxesOf();
    if (!isInLines(whole) && beyondOf(whole) <= 1) continue;
    // URLs may break anywhere, words at a hyphen or a slash.
    for (const { 0: word, index } of text.data.matchAll(/(?<![^\s\-–/(])[\p{L}\d,.:’']+(?![^\s\-–/)])/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const boxes = boxesOf();
      const beyond = beyondOf(boxes);
      if (isInLines(boxes)) faults.push(`"${word}" is broken (${element.tagName} ${element.className})`);
      else if (beyond > 1)
        faults.push(`"${word}" is ${beyond} px beyond its box (${element.tagName} ${element.className})`);
    }
  }
  return [...new Set(faults)].slice(0, 10);
}
