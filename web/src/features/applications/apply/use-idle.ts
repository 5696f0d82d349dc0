import { type EventsType, useIdleTimer } from 'react-idle-timer';
import { useRestartAfterStay } from '#web/lib/session/restart-after-stay';

const IDLE_TIMEOUT_MS = 150_000;
/** The idle time begins so long after the last activity. */
const ACTIVITY_DEBOUNCE_MS = 250;
const ACTIVITY_EVENTS: EventsType[] = [
  'mousemove',
  'mousedown',
  'touchstart',
  'touchmove',
  'keydown',
  'scroll',
  'focus',
];

/** Calls `onIdle` once after 150 s without activity. */
export function useIdle(onIdle: () => void): void {
  const { start } = useIdleTimer({
    // The library's own debounce concerns onAction alone, and its throttle drops the last activity.
    timeout: ACTIVITY_DEBOUNCE_MS + IDLE_TIMEOUT_MS,
    eventsThrottle: 0,
    events: ACTIVITY_EVENTS,
    onIdle,
  });
  useRestartAfterStay(start);
}
