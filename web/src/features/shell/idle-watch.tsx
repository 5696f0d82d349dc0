import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type EventsType, useIdleTimer } from 'react-idle-timer';
import { EXPIRING_KEY, expireSession, prepareExpiry } from '#web/lib/session/expiry';
import { useRestartAfterStay } from '#web/lib/session/restart-after-stay';
import { SessionTimeout } from './session-timeout';
import { useMenuCounts } from './use-menu-counts';

const IDLE_TIMEOUT_MS = 600_000;
const WARNING_MS = 300_000;
const DEBOUNCE_MS = 250;
/** User activity. Focus events do not count: they also fire when a background tab's warning closes. */
const ACTIVITY_EVENTS: EventsType[] = ['mousemove', 'mousedown', 'wheel', 'touchstart', 'touchmove', 'keydown'];
/** Local storage key of the last active tab and time; other tabs receive the storage event. */
const LAST_ACTIVE_KEY = 'lastActive';
const TAB_ID = Math.random().toString(36).slice(2);

/** When another tab was last active; 0 if it was this one or is unknown. */
function otherTabsLastActive(): number {
  const [tab, at] = (localStorage.getItem(LAST_ACTIVE_KEY) ?? '').split(' ');
  return tab === TAB_ID ? 0 : Number(at ?? 0);
}

const publishActivity = () => localStorage.setItem(LAST_ACTIVE_KEY, `${TAB_ID} ${Date.now()}`);

/**
 * Warns after 10 minutes without activity in any tab and ends the session 5 minutes later. While its warning shows, a
 * tab reacts only to its buttons and to activity in other tabs. Each tab has its own timer: the library's cross-tab
 * timer waits forever for a tab that crashed. As the one part of the frame that is loaded with a session, it also
 * counts what waits behind the entries of the menu.
 */
export default function IdleWatch() {
  useMenuCounts();
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const leaving = useRef(false);
  const timer = useIdleTimer({
    timeout: IDLE_TIMEOUT_MS + WARNING_MS,
    promptBeforeIdle: WARNING_MS,
    debounce: DEBOUNCE_MS,
    events: ACTIVITY_EVENTS,
    onAction: publishActivity,
    onPrompt: () => {
      // A suspended tab may resume before it receives the other tabs' events.
      if (otherTabsLastActive() > Date.now() - IDLE_TIMEOUT_MS) keepAlive();
      else setEndsAt(Date.now() + WARNING_MS);
    },
    onIdle: expire,
  });

  function keepAlive(): void {
    setEndsAt(null);
    timer.activate();
  }

  useRestartAfterStay(() => {
    setEndsAt(null);
    timer.start();
  });

  function expire(): void {
    if (otherTabsLastActive() > Date.now() - IDLE_TIMEOUT_MS) keepAlive();
    else leave();
  }

  function leave(): void {
    if (leaving.current) return;
    leaving.current = true;
    setEndsAt(null);
    expireSession();
  }

  const onStorage = useEffectEvent(({ key, newValue }: StorageEvent) => {
    if (leaving.current || !newValue) return;
    if (key === LAST_ACTIVE_KEY) keepAlive();
    if (key === EXPIRING_KEY) {
      leaving.current = true;
      setEndsAt(null);
      // If that tab dies before the end, this tab's own timer goes on.
      prepareExpiry().finally(() => {
        leaving.current = false;
      });
    }
  });
  useEffect(() => {
    publishActivity();
    const listen = (event: StorageEvent) => onStorage(event);
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  }, []);

  if (endsAt === null) return null;
  return <SessionTimeout endsAt={endsAt} onKeep={keepAlive} onLeave={leave} onEnd={expire} />;
}
