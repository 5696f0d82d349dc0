/** Without scrolling: the list gets its position only afterwards. */
export const focusFirstEntry = (list: HTMLElement | null) =>
  list?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
