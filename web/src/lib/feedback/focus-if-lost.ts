/** Refreshed content may be rendered some frames after its data is there. */
const MAX_FRAMES = 20;

/** Calls `onLost` once the focused element was removed from the page within some frames, else `onKept` after them. */
export function watchFocus(onLost: () => void, onKept?: () => void, frames = MAX_FRAMES): void {
  requestAnimationFrame(() => {
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body) onLost();
    else if (frames > 0) watchFocus(onLost, onKept, frames - 1);
    else onKept?.();
  });
}

/** Focuses an element if the focused one was removed from the page. */
export const focusIfLost = (selector: string): void =>
  watchFocus(() => document.querySelector<HTMLElement>(selector)?.focus());
