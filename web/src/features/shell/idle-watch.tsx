import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type EventsType, useIdleTimer } from 'react-idle-timer';
import { EXPIRING, expireSession, prepareExpiry } from '../../lib/expiry';
import { SessionTimeout } from './session-timeout';

const IDLE_MS = 600_000;
const WARNING_MS = 300_000;
const DEBOUNCE_MS = 250;
/** What a person does. The focus moves by itself too, as when the warning of a tab behind closes. */
const ACTIVITY: EventsType[] = ['mousemove', 'mousedown', 'wheel', 'touchstart', 'touchmove', 'keydown'];
/** Holds which tab was active last, and when; the other tabs read the storage event. */
const LAST_ACTIVE = 'lastActive';
const TAB = Math.random().toString(36).slice(2);

/** When another tab was active last; 0 when this one was, or nobody knows. */
function othersLastActive(): number {
  const [tab, at] = (localStorage.getItem(LAST_ACTIVE) ?? '').split(' ');
  return tab === TAB ? 0 : Number(at ?? 0);
}

const tellOthers = () => localStorage.setItem(LAST_ACTIVE, `${TAB} ${Date.now()}`);

/**
 * Warns after 10 minutes without activity in any tab and ends the session 5 minutes later (P7.6–P7.11). While its
 * warning shows, a tab takes only an answer for its own activity; every other tab's closes it. Each tab keeps its own
 * time: the library's count over tabs waits for ever for one that was closed hard.
 */
export default function IdleWatch() {
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const leaving = useRef(false);
  const timer = useIdleTimer({
    timeout: IDLE_MS + WARNING_MS,
    promptBeforeIdle: WARNING_MS,
    debounce: DEBOUNCE_MS,
    events: ACTIVITY,
    onAction: tellOthers,
    onPrompt: () => {
      // A tab that slept may wake before it hears of the others.
      if (othersLastActive() > Date.now() - IDLE_MS) keep();
      else setEndsAt(Date.now() + WARNING_MS);
    },
    onIdle: expire,
  });

  function keep(): void {
    setEndsAt(null);
    timer.activate();
  }

  function expire(): void {
    if (othersLastActive() > Date.now() - IDLE_MS) keep();
    else leave();
  }

  function leave(): void {
    if (leaving.current) return;
    leaving.current = true;
    setEndsAt(null);
    expireSession();
  }

  const hear = useEffectEvent(({ key, newValue }: StorageEvent) => {
    if (leaving.current || !newValue) return;
    if (key === LAST_ACTIVE) keep();
    if (key === EXPIRING) {
      leaving.current = true;
      setEndsAt(null);
      // Should that tab die before the end, this one's own time goes on.
      prepareExpiry().finally(() => {
        leaving.current = false;
      });
    }
  });
  useEffect(() => {
    tellOthers();
    const listen = (event: StorageEvent) => hear(event);
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  }, []);

  if (endsAt === null) return null;
  return <SessionTimeout endsAt={endsAt} onKeep={keep} onLeave={leave} onEnd={expire} />;
}
