import { useEffect, useEffectEvent } from 'react';

/**
 * Makes the browser ask before a reload or closing the tab, while `isActive` and as long as `isNeeded` then says so.
 */
export function useUnloadWarning(isActive: boolean, isNeeded = () => true): void {
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isNeeded()) event.preventDefault();
  });
  useEffect(() => {
    if (!isActive) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => warn(event);
    addEventListener('beforeunload', onBeforeUnload);
    return () => removeEventListener('beforeunload', onBeforeUnload);
  }, [isActive]);
}
