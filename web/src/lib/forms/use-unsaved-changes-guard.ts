import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { openConfirm } from '../feedback/confirm';

/** State of a navigation that was confirmed already, so that the guard does not ask again. */
export const LEAVE_CONFIRMED = { isLeaveConfirmed: true };

/**
 * Asks before unsaved work is left by a link, Back, a reload or closing the tab (U26). The returned function disables
 * the guard: call it after saving, before leaving the page.
 */
export function useUnsavedChangesGuard(dirty: boolean): () => void {
  const isAllowed = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isConfirmed = nextLocation.state?.isLeaveConfirmed === true;
    return dirty && !isAllowed.current && !isConfirmed && currentLocation.pathname !== nextLocation.pathname;
  });

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    openConfirm({
      title: 'Leave without saving?',
      body: ['What you changed on this page is not saved and will be lost.'],
      confirmLabel: 'Leave page',
      cancelLabel: 'Stay on page',
      danger: true,
    }).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker]);

  useEffect(() => {
    if (!dirty) return;
    const warnBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!isAllowed.current) event.preventDefault();
    };
    addEventListener('beforeunload', warnBeforeUnload);
    return () => removeEventListener('beforeunload', warnBeforeUnload);
  }, [dirty]);

  return () => {
    isAllowed.current = true;
  };
}
