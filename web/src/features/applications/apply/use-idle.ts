import { useEffect, useEffectEvent } from 'react';

const IDLE_MS = 150_000;
const DEBOUNCE_MS = 250;
const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focus'] as const;

/** Calls once after 150 s without any activity; activity counts after a rest of 250 ms (W10.7). */
export function useIdle(onIdle: () => void): void {
  const idle = useEffectEvent(onIdle);

  useEffect(() => {
    let waiting = setTimeout(idle, IDLE_MS);
    let resting: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      clearTimeout(waiting);
      waiting = setTimeout(idle, IDLE_MS);
    };
    const active = () => {
      clearTimeout(resting);
      resting = setTimeout(restart, DEBOUNCE_MS);
    };
    for (const name of ACTIVITY) addEventListener(name, active, { capture: true, passive: true });
    return () => {
      clearTimeout(waiting);
      clearTimeout(resting);
      for (const name of ACTIVITY) removeEventListener(name, active, { capture: true });
    };
  }, []);
}
