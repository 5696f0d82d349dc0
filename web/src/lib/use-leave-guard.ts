import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { askConfirm } from './confirm';

/**
 * Asks before unsaved work is left by a link, Back, a reload or closing the tab (U26). What it answers opens the way:
 * to be called once the work is sent, before the page is left.
 */
export function useLeaveGuard(dirty: boolean): () => void {
  const open = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return dirty && !open.current && currentLocation.pathname !== nextLocation.pathname;
  });

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    askConfirm({
      title: 'Leave without saving?',
      body: ['What you changed on this page is not saved yet.'],
      yes: 'Leave page',
      no: 'Stay on page',
    }).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker]);

  useEffect(() => {
    if (!dirty) return;
    const hold = (event: BeforeUnloadEvent) => {
      if (!open.current) event.preventDefault();
    };
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [dirty]);

  return () => {
    open.current = true;
  };
}
