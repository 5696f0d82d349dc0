import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { LogPage } from '#modules/reporting/contract/api/log';
import { ApiError } from '#web/lib/api/api-error';
import { api } from '#web/lib/api/client';
import { readLines } from '#web/lib/api/lines';
import { fetchTotal } from './entry-queries';
import type { LogFilter } from './filter';

/** Between two counts of what is new, and before a lost connection is opened again. */
const COUNT_INTERVAL_MS = 1_000;
const RECONNECT_DELAY_MS = 3_000;
const REFUSED_DELAY_MS = 30_000;

export interface LiveLog {
  /** `refused`: too many pages are live. */
  state: 'connecting' | 'live' | 'paused' | 'refused';
  /** Entries that the list does not show yet; null while there is no list. */
  newEntries: number | null;
  /** ISO 8601, of the newest of them. */
  latest: string | null;
}

function onVisibilityChange(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

const NOTHING_NEW: { newEntries: number; latest: string | null } = { newEntries: 0, latest: null };

/**
 * Follows new entries of a filter. The stream says that there are some; those down to the last entry of the page, which
 * begins at `offset`, are counted, so that a lost connection loses none and counts none twice.
 */
export function useLiveLog(filter: LogFilter, shown: LogPage | undefined, offset: number, isPaused: boolean): LiveLog {
  const [state, setState] = useState<LiveLog['state']>('connecting');
  const [found, setFound] = useState(NOTHING_NEW);
  /** The last entry of the page, and how many it and those before it are; null while the page is loading. */
  const last = useRef<{ id: string | undefined; place: number } | null>(null);
  const countSoonRef = useRef(() => {});
  const key = JSON.stringify(filter);
  const isVisible = useSyncExternalStore(onVisibilityChange, () => document.visibilityState === 'visible');

  useEffect(() => {
    last.current = shown ? { id: shown.items.at(-1)?.id, place: offset + shown.items.length } : null;
    setFound(NOTHING_NEW);
    // Those that came while the page was on its way were counted above the page before.
    countSoonRef.current();
  }, [shown, offset]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has the filter's values.
  useEffect(() => {
    if (isPaused) return setState('paused');
    // Browsers have six connections to a server that speaks HTTP/1.1: tabs in the background leave them to others.
    if (!isVisible) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let latest: string | null = null;

    const count = async () => {
      timer = undefined;
      const base = last.current;
      if (!base) return countSoon();
      const { totalItemsCount, isCounting } = await fetchTotal(filter, base.id, signal);
      if (signal.aborted || last.current !== base) return;
      const newEntries = Math.max(0, totalItemsCount - base.place);
      setFound(newEntries ? { newEntries, latest } : NOTHING_NEW);
      // Without an entry, all are counted, or an old count is shown, which lacks the one that the stream has sent.
      if (isCounting || (!base.id && latest && !newEntries)) countSoon();
    };
    const countSoon = () => {
      if (!signal.aborted) timer ??= setTimeout(() => count().catch(countSoon), COUNT_INTERVAL_MS);
    };
    countSoonRef.current = countSoon;
    const follow = async () => {
      setState((old) => (old === 'refused' ? old : 'connecting'));
      const response = await api.stream('/api/logs/live', { query: filter, signal });
      setState('live');
      countSoon();
      for await (const line of readLines(response)) {
        const reported = JSON.parse(line) as { entries?: number; latest?: string; missed?: boolean };
        latest = reported.latest ?? latest;
        if (reported.entries || reported.missed) countSoon();
      }
    };
    const keepFollowing = async () => {
      while (!signal.aborted) {
        const isRefused = await follow().then(
          () => false,
          (error) => error instanceof ApiError && error.status === 429,
        );
        if (signal.aborted) return;
        if (isRefused) setState('refused');
        await new Promise((resolve) => setTimeout(resolve, isRefused ? REFUSED_DELAY_MS : RECONNECT_DELAY_MS));
      }
    };
    keepFollowing();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [key, isPaused, isVisible]);

  return { state, ...found, newEntries: shown ? found.newEntries : null };
}
