import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { LogPage } from '../../../../../modules/reporting/contract/api';
import { ApiError } from '../../../lib/api/api-error';
import { api } from '../../../lib/api/client';
import { readLines } from '../../../lib/api/lines';
import { fetchTotal } from './entry-queries';
import type { LogFilter } from './filter';

/** Between two counts of what is new, and before a lost connection is opened again. */
const COUNT_INTERVAL_MS = 1_000;
const RECONNECT_DELAY_MS = 3_000;
const REFUSED_DELAY_MS = 30_000;

export interface LiveLog {
  /** `refused`: too many pages are live. */
  state: 'connecting' | 'live' | 'paused' | 'refused';
  /** Entries that the list does not show yet. */
  newEntries: number;
  /** ISO 8601, of the newest of them. */
  latest: string | null;
}

function onVisibilityChange(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

const NOTHING_NEW = { newEntries: 0, latest: null };

/**
 * Follows new entries of a filter. The stream says that there are some; their number is the difference of totals, so
 * that a lost connection loses none and counts none twice.
 */
export function useLiveLog(filter: LogFilter, shown: LogPage | undefined, isPaused: boolean): LiveLog {
  const [state, setState] = useState<LiveLog['state']>('connecting');
  const [found, setFound] = useState<Omit<LiveLog, 'state'>>(NOTHING_NEW);
  const shownTotal = useRef<number | null>(null);
  const key = JSON.stringify(filter);
  const isVisible = useSyncExternalStore(onVisibilityChange, () => document.visibilityState === 'visible');

  useEffect(() => {
    shownTotal.current = shown && !shown.isCounting ? shown.totalItemsCount : null;
    setFound(NOTHING_NEW);
  }, [shown]);

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
      // The list is still loading, or still counted.
      if (shownTotal.current === null) return countSoon();
      const { totalItemsCount, isCounting } = await fetchTotal(filter, signal);
      if (signal.aborted || shownTotal.current === null || isCounting) return;
      const newEntries = Math.max(0, totalItemsCount - shownTotal.current);
      setFound(newEntries ? { newEntries, latest } : NOTHING_NEW);
    };
    const countSoon = () => {
      timer ??= setTimeout(() => count().catch(() => undefined), COUNT_INTERVAL_MS);
    };
    const follow = async () => {
      setState((old) => (old === 'refused' ? old : 'connecting'));
      const response = await api.stream('/api/logs/live', { query: filter, signal });
      setState('live');
      countSoon();
      for await (const line of readLines(response)) {
        const told = JSON.parse(line) as { entries?: number; latest?: string; missed?: boolean };
        latest = told.latest ?? latest;
        if (told.entries || told.missed) countSoon();
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

  return { state, ...found };
}
