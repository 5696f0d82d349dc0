import { ApiError, apiError } from './api-error';
import { attempt } from './attempts';
import { refresher } from './refresh';
import { endSession, loseSession, storedTokens, storeTokens } from './session';
import { showToast } from './toasts';
import { type OnProgress, upload } from './upload';

type Value = string | number | boolean | null | undefined;
type Query = Record<string, Value | readonly string[]>;

export interface CallOptions {
  /** Empty values are left out of the address; a list is repeated. */
  query?: Query;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as multipart/form-data; instead of `body`. */
  form?: FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Follows a `form` on its way; begins again when the call is sent again with a fresh token. */
  onProgress?: OnProgress;
}

const SIGN_IN = '/api/auth/signin';
const REFRESH = '/api/auth/refresh';
/** A refused refresh shows its message this long before sign-in opens (P7.5). */
const LOST_SESSION_MS = 2000;

let leave: () => void = () => {};
let carry: typeof fetch = (address, init) => fetch(address, init);

/** Where a lost session leads; set once by main.tsx, which knows the router. */
export function onSessionLost(go: () => void): void {
  leave = go;
}

/** Where calls go instead of over the network: pages rendered on the server ask the server that they run in. */
export function carryCallsBy(transport: typeof fetch): void {
  carry = transport;
}

const renew = refresher({
  stored: storedTokens,
  store: storeTokens,
  exchange: async (refreshToken) => {
    const response = await send('POST', REFRESH, { body: { refreshToken } }, null);
    if (!response.ok) throw await apiError(response);
    return response.json();
  },
  alone: async (work) => (navigator.locks ? await navigator.locks.request('refresh-session', work) : await work()),
});

function send(method: string, path: string, options: CallOptions, token: string | null): Promise<Response> {
  const headers = new Headers({ accept: 'application/json', ...options.headers });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (options.body !== undefined) headers.set('content-type', 'application/json');
  const { form, signal, onProgress } = options;
  const address = path + queryString(options.query);
  const body = form ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
  const answer =
    form && onProgress
      ? upload(address, { method, headers, body: form, signal }, onProgress)
      : carry(address, { method, headers, body, signal });
  return answer.catch((error) => {
    if (signal?.aborted) throw error;
    throw new ApiError(0, 'offline', '', []);
  });
}

/** `?a=1&b=2`, without the values that are empty. */
export function queryString(query: Query = {}): string {
  const pairs = Object.entries(query).flatMap(([key, value]) => [value ?? ''].flat().map((one) => [key, String(one)]));
  const given = pairs.filter(([, value]) => value);
  return given.length ? `?${new URLSearchParams(given)}` : '';
}

function sessionRefused(): void {
  if (!storedTokens() && !localStorage.user) return;
  showToast({ tone: 'error', title: 'Your session has ended', text: 'Please sign in again.' });
  loseSession();
  setTimeout(() => {
    // Whoever signed in meanwhile in another tab stays signed in here too.
    if (!storedTokens()) endSession('lost');
    leave();
  }, LOST_SESSION_MS);
}

/** Sends with the held token, and once more with a fresh one after a 401 (P7.1, P7.2). */
async function authorized(method: string, path: string, options: CallOptions): Promise<Response> {
  if (path === SIGN_IN) return send(method, path, options, null);
  const token = storedTokens()?.accessToken ?? null;
  const response = await send(method, path, options, token);
  if (response.status !== 401) return response;
  let fresh: string | null = null;
  try {
    fresh = token && (await renew(token));
  } catch (error) {
    // The server being away is no reason to sign anybody out; only its refusal is.
    if (error instanceof ApiError && (error.status === 0 || error.status >= 500)) throw error;
  }
  if (fresh) {
    // An answer that nobody reads would keep its connection busy.
    await response.body?.cancel();
    return send(method, path, options, fresh);
  }
  sessionRefused();
  return response;
}

/** A write: done once, however often it is sent again because its answer got lost (U25). */
const write = <T>(method: string, path: string, options: CallOptions = {}): Promise<T> =>
  attempt([method, path, options.form ?? options.body], (key) => {
    const headers = { ...options.headers, 'idempotency-key': key };
    return call<T>(method, path, { ...options, headers });
  });

async function call<T>(method: string, path: string, options: CallOptions = {}): Promise<T> {
  const response = await authorized(method, path, options);
  if (!response.ok) throw await apiError(response);
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

/** Calls of our own server. Each throws {@link ApiError} for any answer outside 200–299 and for no answer at all. */
export const api = {
  get: <T>(path: string, options?: CallOptions) => call<T>('GET', path, options),
  post: <T>(path: string, options?: CallOptions) => write<T>('POST', path, options),
  patch: <T>(path: string, options?: CallOptions) => write<T>('PATCH', path, options),
  delete: <T>(path: string, options?: CallOptions) => write<T>('DELETE', path, options),
  /** A protected file; see saveFile in lib/download.ts for handing it to the person. */
  file: async (path: string, options: CallOptions = {}): Promise<Blob> => {
    const response = await authorized('GET', path, options);
    if (!response.ok) throw await apiError(response);
    return response.blob();
  },
};
