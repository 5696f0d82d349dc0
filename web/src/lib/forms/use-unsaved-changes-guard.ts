import { useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { openConfirm } from '../feedback/confirm';
import { useUnloadWarning } from './use-unload-warning';

const LOSS = 'What you changed on this page is not saved and will be lost.';

/**
 * Asks before unsaved work is left by a link, Back, a reload or closing the tab; `loss` says what is lost. The returned
 * function disables the guard: call it after saving, before leaving the page.
 */
export function useUnsavedChangesGuard(dirty: boolean, loss = LOSS): () => void {
  const isAllowed = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !isAllowed.current && currentLocation.pathname !== nextLocation.pathname,
  );
  const ask = useEffectEvent(() =>
    openConfirm({
      title: 'Leave without saving?',
      body: [loss],
      confirmLabel: 'Leave page',
      cancelLabel: 'Stay on page',
      danger: true,
    }),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    ask().then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker]);

  useUnloadWarning(dirty, () => !isAllowed.current);

  return () => {
    isAllowed.current = true;
  };
}
