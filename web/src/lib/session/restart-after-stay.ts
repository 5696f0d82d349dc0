import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `restart` when the user stays after "Leave site?". Before that question react-idle-timer unbinds its events for
 * good, as if the page were gone.
 */
export function useRestartAfterStay(restart: () => void): void {
  const stay = useEffectEvent(restart);
  useEffect(() => {
    // Timers run again only if the page stays.
    const onBeforeUnload = () => setTimeout(stay);
    addEventListener('beforeunload', onBeforeUnload);
    return () => removeEventListener('beforeunload', onBeforeUnload);
  }, []);
}
