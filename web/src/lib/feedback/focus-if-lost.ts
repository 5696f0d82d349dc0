/** Focuses an element with the next frame, if the focused one was removed from the page. */
export function focusIfLost(selector: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>(selector)?.focus();
  });
}
