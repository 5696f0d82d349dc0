import { useState } from 'react';
import { currentUser } from '#web/lib/session/session';

/**
 * Whether a folding section is open, as this user left it in this browser; before that as `initial`. The result goes
 * into the section as it is.
 */
export function useRememberedOpen(id: string, initial = true) {
  const key = `section.${id}.${currentUser()?.id}`;
  const [open, setOpen] = useState(() => (localStorage.getItem(key) ?? (initial ? 'open' : 'closed')) === 'open');
  const onToggle = (isOpen: boolean) => {
    // An open one tells so when it appears, too.
    if (isOpen === open) return;
    localStorage.setItem(key, isOpen ? 'open' : 'closed');
    setOpen(isOpen);
  };
  return { id, open, onToggle };
}
