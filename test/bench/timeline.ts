import type { CDPSession } from '@playwright/test';

export interface LoggedRequest {
  /** Path and query. */
  path: string;
  /** Milliseconds of the browser's clock. */
  start: number;
  /** NaN while it runs. */
  end: number;
  /** On the wire, headers included. */
  bytes: number;
}

/** The requests from now on, in the order of their starts; the list grows while the page runs. */
export function logRequests(devtools: CDPSession): LoggedRequest[] {
  const logged: LoggedRequest[] = [];
  const byId = new Map<string, LoggedRequest>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    const { pathname, search } = new URL(request.url);
    const entry = { path: pathname + search, start: timestamp * 1_000, end: Number.NaN, bytes: 0 };
    byId.set(requestId, entry);
    logged.push(entry);
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const entry = byId.get(requestId);
    if (entry) Object.assign(entry, { end: timestamp * 1_000, bytes: encodedDataLength });
  });
  return logged;
}
