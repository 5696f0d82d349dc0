import { expect, type Page } from '@playwright/test';

interface Control {
  name: string;
  /** Left, top, right and bottom in CSS pixels. */
  box: [number, number, number, number];
  /** A link within a line of text may be as high as the line (WCAG 2.5.8). */
  isInText: boolean;
  /** Sticky or fixed. */
  isStuck: boolean;
}

const MIN_TARGET_PX = 24;

/** Expects all controls to be large enough (U44) and not to overlap. */
export async function expectTargetSize(page: Page, when: string): Promise<void> {
  // Also lays out content outside the viewport, whose controls otherwise have no position.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  const controls = await page.evaluate(findControls);
  const small = controls.filter(({ isInText, box: [left, top, right, bottom] }) => {
    return !isInText && Math.min(right - left, bottom - top) < MIN_TARGET_PX - 0.5;
  });
  const free = controls.filter(({ isStuck }) => !isStuck);
  const pairs = free.flatMap((one, at) => free.slice(at + 1).map((other) => [one, other] as const));
  const reported = [
    ...small.map(({ name, box }) => `${name} is too small: ${box}`),
    ...pairs.filter(([one, other]) => overlap(one, other)).map(([one, other]) => `${one.name} lies on ${other.name}`),
  ];
  expect.soft({ [`${page.url()} ${when}`]: reported }).toEqual({ [`${page.url()} ${when}`]: [] });
}

/** Overlaps by more than a border's width on both axes. A button completely within a wider control is intended. */
function overlap(one: Control, other: Control): boolean {
  if ((one.isInText && other.isInText) || holds(one, other) || holds(other, one)) return false;
  const [left, top, right, bottom] = one.box;
  const width = Math.min(right, other.box[2]) - Math.max(left, other.box[0]);
  const height = Math.min(bottom, other.box[3]) - Math.max(top, other.box[1]);
  return width > 2 && height > 2;
}

const holds = ({ box: outer }: Control, { box: [left, top, right, bottom] }: Control) =>
  outer[0] <= left + 2 && outer[1] <= top + 2 && outer[2] >= right - 2 && outer[3] >= bottom - 2;

/** Runs in the page. */
function findControls(): Control[] {
  const found = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [role=button], [role=switch], [tabindex="0"]',
  );
  const isOut = (element: Element) => !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const stuck = (element: Element | null): boolean =>
    element !== null &&
    (['sticky', 'fixed'].includes(getComputedStyle(element).position) || stuck(element.parentElement));
  return [...found].flatMap((element) => {
    // The target of a checkbox includes its label.
    const isTick = element instanceof HTMLInputElement && /^(checkbox|radio|file)$/.test(element.type);
    const target = (isTick && element.labels?.[0]) || element;
    const { left, top, right, bottom } = target.getBoundingClientRect();
    // Skips elements outside the page, such as the skip link and text for screen readers only.
    if (isOut(element) || bottom <= 0 || right - left <= 1) return [];
    const isLine = getComputedStyle(element).display === 'inline';
    const around = element.parentElement?.textContent?.trim().length ?? 0;
    const isInText = isLine && around > (element.textContent?.trim().length ?? 0);
    const name = `${element.tagName.toLowerCase()} "${(element.ariaLabel ?? element.textContent ?? '').trim() || element.id}"`;
    return [
      { name, box: [left, top, right, bottom].map(Math.round) as Control['box'], isInText, isStuck: stuck(element) },
    ];
  });
}
