import { showToast } from '../feedback/toasts';
import { endSession, invalidateSession, storedTokens, storeTokens } from '../session/session';
import { ApiError, apiError } from './api-error';
import { fileNameOf } from './file-name';
import { withIdempotencyKey } from './idempotency-key';
import { lastRefresh, recordRefresh } from './refresh-record';
import { createTokenRefresher } from './token-refresh';
import { fetchWithUploadProgress, type OnProgress } from './upload';

type Value = string | number | boolean | null | undefined;
type Query = Record<string, Value | readonly string[]>;

export interface CallOptions {
  /** Empty values are omitted from the URL; an array becomes a repeated parameter. */
  query?: Query;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as multipart/form-data, instead of `body`. */
  form?: FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Any other status is a failure too, even one that says success. */
  expectedStatus?: number;
  /** Outlives the page; the body may have 64 KB. */
  keepalive?: boolean;
  /** Reports upload progress of `form`; restarts when the request is repeated with a fresh token. */
  onProgress?: OnProgress;
}

const SIGN_IN = '/api/auth/signin';
const REFRESH = '/api/auth/refresh';
/** Time for which the message of a failed refresh shows before sign-in opens. */
const SESSION_LOST_NOTICE_MS = 2000;

let handleSessionLost: () => void = () => {};
let transport: typeof fetch = (input, init) => fetch(input, init);

/** Registers the callback for a lost session; called once by main.tsx, which owns the router. */
export function onSessionLost(go: () => void): void {
  handleSessionLost = go;
}

/** Replaces fetch. The server uses it to route calls of rendered pages to itself. */
export function setTransport(next: typeof fetch): void {
  transport = next;
}

const refreshAccessToken = createTokenRefresher({
  storedTokens,
  storeTokens,
  exchange: async (refreshToken) => {
    const response = await send('POST', REFRESH, { body: { refreshToken } }, null);
    if (!response.ok) throw await apiError(response);
    return response.json();
  },
  withLock: async (work) => (navigator.locks ? await navigator.locks.request('refresh-session', work) : await work()),
  lastRefresh,
  recordRefresh,
});

function send(method: string, path: string, options: CallOptions, token: string | null): Promise<Response> {
  const headers = new Headers({ accept: 'application/json', ...options.headers });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (options.body !== undefined) headers.set('content-type', 'application/json');
  const { form, signal, keepalive, onProgress } = options;
  const url = path + queryString(options.query);
  const body = form ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
  const response =
    form && onProgress
      ? fetchWithUploadProgress(url, { method, headers, body: form, signal }, onProgress)
      : transport(url, { method, headers, body, signal, keepalive });
  return response.catch((error) => {
    if (signal?.aborted) throw error;
    throw new ApiError(0, 'offline', '', []);
  });
}

/** `?a=1&b=2`; empty values are omitted. */
function queryString(query: Query = {}): string {
  const pairs = Object.entries(query).flatMap(([key, value]) => [value ?? ''].flat().map((one) => [key, String(one)]));
  const nonEmpty = pairs.filter(([, value]) => value);
  return nonEmpty.length ? `?${new URLSearchParams(nonEmpty)}` : '';
}

function loseSession(): void {
  if (!storedTokens() && !localStorage.user) return;
  showToast({ tone: 'error', title: 'Your session has ended', text: 'Please sign in again.' });
  invalidateSession();
  setTimeout(() => {
    // A sign-in in another tab in the meantime counts for this tab too.
    if (!storedTokens()) endSession('lost');
    handleSessionLost();
  }, SESSION_LOST_NOTICE_MS);
}

/** Sends with the stored access token and retries once with a fresh one after a 401. */
async function sendAuthorized(method: string, path: string, options: CallOptions): Promise<Response> {
  if (path === SIGN_IN) return send(method, path, options, null);
  const token = storedTokens()?.accessToken ?? null;
  const response = await send(method, path, options, token);
  if (response.status !== 401) return response;
  let fresh: string | null = null;
  try {
    fresh = token && (await refreshAccessToken(token));
  } catch (error) {
    // An unavailable server does not end the session; only its refusal does.
    if (error instanceof ApiError && (error.status === 0 || error.status >= 500)) throw error;
  }
  if (fresh) {
    // An unread response body would keep its connection busy.
    await response.body?.cancel();
    return send(method, path, options, fresh);
  }
  loseSession();
  return response;
}

/** A write that the server executes once, even if it is sent again after a lost response. */
const write = <T>(method: string, path: string, options: CallOptions = {}): Promise<T> =>
  withIdempotencyKey({ method, path, content: options.form ?? options.body }, (key) => {
    const headers = { ...options.headers, 'idempotency-key': key };
    return call<T>(method, path, { ...options, headers });
  });

async function call<T>(method: string, path: string, options: CallOptions = {}): Promise<T> {
  const response = await sendAuthorized(method, path, options);
  const { expectedStatus = response.status } = options;
  if (!response.ok || response.status !== expectedStatus) throw await apiError(response);
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

/**
 * The client of our own API. Each method throws {@link ApiError} for any status outside 200–299 and when no response
 * arrives.
 */
export const api = {
  get: <T>(path: string, options?: CallOptions) => call<T>('GET', path, options),
  post: <T>(path: string, options?: CallOptions) => write<T>('POST', path, options),
  /** Without an idempotency key: to send it again changes nothing. */
  put: <T>(path: string, options?: CallOptions) => call<T>('PUT', path, options),
  patch: <T>(path: string, options?: CallOptions) => write<T>('PATCH', path, options),
  delete: <T>(path: string, options?: CallOptions) => write<T>('DELETE', path, options),
  /** A response whose body is read as it arrives. A POST of it only reads, and so has no idempotency key. */
  stream: async (path: string, options: CallOptions = {}, method = 'GET'): Promise<Response> => {
    const response = await sendAuthorized(method, path, options);
    if (!response.ok) throw await apiError(response);
    return response;
  },
  /** Downloads a protected file under its name on the server; download.ts saves it. */
  file: async (path: string, options?: CallOptions): Promise<File> => {
    const response = await api.stream(path, options);
    const content = await response.blob();
    return new File([content], fileNameOf(response.headers.get('content-disposition')), { type: content.type });
  },
};
