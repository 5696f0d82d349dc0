export const MOVE_NOTE_ID = 'last-move';

/** The refreshed list may be rendered some frames after its data is there. */
const MAX_FRAMES = 20;

/** After a move: the control that was used may be gone, with its row or its bar, or be under the note. */
export function settleFocus(frames = MAX_FRAMES): void {
  requestAnimationFrame(() => {
    const note = document.getElementById(MOVE_NOTE_ID);
    const focused = document.activeElement;
    if (!focused || focused === document.body) (note ?? document.querySelector('h1'))?.focus({ preventScroll: true });
    else if (frames > 0) settleFocus(frames - 1);
    else if (note && !note.contains(focused) && isOver(note, focused)) focused.scrollIntoView({ block: 'nearest' });
  });
}

function isOver(note: Element, focused: Element): boolean {
  const [upper, lower] = [note.getBoundingClientRect(), focused.getBoundingClientRect()];
  return upper.top < lower.bottom && lower.top < upper.bottom;
}
