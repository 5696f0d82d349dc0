import { watchFocus } from '#web/lib/feedback/focus-if-lost';

export const MOVE_NOTE_ID = 'last-move';

const note = () => document.getElementById(MOVE_NOTE_ID);

/** After a move: the control that was used may be gone, with its row or its bar, or be under the note. */
export function settleFocus(): void {
  watchFocus(
    () => (note() ?? document.querySelector('h1'))?.focus({ preventScroll: true }),
    () => {
      const [upper, focused] = [note(), document.activeElement];
      if (upper && focused && !upper.contains(focused) && isOver(upper, focused))
        focused.scrollIntoView({ block: 'nearest' });
    },
  );
}

function isOver(note: Element, focused: Element): boolean {
  const [upper, lower] = [note.getBoundingClientRect(), focused.getBoundingClientRect()];
  return upper.top < lower.bottom && lower.top < upper.bottom;
}
