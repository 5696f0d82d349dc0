import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

interface Call {
  path: string;
  authorization: string | null;
}

const store: Record<string, unknown> = {};
Object.defineProperty(globalThis, 'localStorage', { value: store, configurable: true });
Object.defineProperty(globalThis, 'sessionStorage', { value: {}, configurable: true });
Object.defineProperty(store, 'clear', {
  value: () => {
    for (const key of Object.keys(store)) delete store[key];
  },
});

const { api, onSessionLost } = await import('./client');

/** A fake server: accepts one access token, and its refresh route works, refuses or is unavailable. */
let calls: Call[] = [];
let accepted = 'a1';
let refreshes: 'work' | 'are refused' | 'find nobody' = 'work';

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

function answer(path: string, authorization: string | null): Response {
  if (path === '/api/auth/signin') return json(401, { statusCode: 401, code: 'sign_in_refused', message: 'No.' });
  if (path === '/api/auth/refresh') {
    if (refreshes === 'find nobody') return json(503, { statusCode: 503, code: 'unavailable', message: 'Later.' });
    if (refreshes === 'are refused') return json(401, { statusCode: 401, code: 'unauthenticated', message: 'Ended.' });
    accepted = 'a2';
    return json(200, { accessToken: 'a2', refreshToken: 'r2' });
  }
  return authorization === `Bearer ${accepted}` ? json(200, { path }) : json(401, { message: 'Sign in.' });
}

/** The part of XMLHttpRequest that an upload needs, served by the same fake server. */
class Request {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload = () => {};
  onabort = () => {};
  status = 0;
  responseText = '';
  private path = '';
  private authorization: string | null = null;
  open(_method: string, path: string) {
    this.path = path;
  }
  setRequestHeader(name: string, value: string) {
    if (name === 'authorization') this.authorization = value;
  }
  abort() {
    this.onabort();
  }
  async send() {
    calls.push({ path: this.path, authorization: this.authorization });
    const response = answer(this.path, this.authorization);
    this.upload.onprogress?.({ loaded: 5, total: 10 });
    this.upload.onprogress?.({ loaded: 10, total: 10 });
    this.status = response.status;
    this.responseText = await response.text();
    this.onload();
  }
}

const paths = () => calls.map(({ path }) => path);
const left = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(store, { user: '{}', accessToken: 'a1', refreshToken: 'r1' });
  calls = [];
  accepted = 'a1';
  refreshes = 'work';
  left.mockClear();
  onSessionLost(left);
  Object.assign(globalThis, { XMLHttpRequest: Request });
  globalThis.fetch = async (path, init) => {
    const authorization = new Headers(init?.headers).get('authorization');
    calls.push({ path: String(path), authorization });
    return answer(String(path), authorization);
  };
});

afterEach(() => {
  jest.useRealTimers();
});

describe('the API client', () => {
  it('[P7.1] sends the stored token, to the same origin', async () => {
    await api.get('/api/users/profile/data', { query: { offset: 0, empty: '' } });
    expect(calls).toEqual([{ path: '/api/users/profile/data?offset=0', authorization: 'Bearer a1' }]);
  });

  it('[P7.1, P7.4] sends no token to sign-in, whose 401 starts no refresh and ends no session', async () => {
    await expect(api.post('/api/auth/signin', { body: {} })).rejects.toMatchObject({ code: 'sign_in_refused' });
    expect(calls).toEqual([{ path: '/api/auth/signin', authorization: null }]);
    expect(store.accessToken).toBe('a1');
  });

  it('[P7.2, P7.3] makes one refresh for many concurrent 401s and repeats each call with the new token', async () => {
    accepted = 'a2';
    const answers = await Promise.all(['/api/one', '/api/two', '/api/three'].map((path) => api.get(path)));
    expect(answers).toEqual([{ path: '/api/one' }, { path: '/api/two' }, { path: '/api/three' }]);
    expect(paths().filter((path) => path === '/api/auth/refresh')).toHaveLength(1);
    expect(store).toMatchObject({ accessToken: 'a2', refreshToken: 'r2' });
  });

  it('[P7.4, P7.5] does not repeat a refused refresh; clears storage and opens sign-in 2 seconds later', async () => {
    accepted = 'a9';
    refreshes = 'are refused';
    await expect(api.get('/api/one')).rejects.toMatchObject({ status: 401 });
    expect(paths()).toEqual(['/api/one', '/api/auth/refresh']);
    expect(Object.keys(store)).toEqual([]);
    jest.advanceTimersByTime(1999);
    expect(left).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(left).toHaveBeenCalledTimes(1);
  });

  it('[P7.5] keeps the session while the server is unavailable', async () => {
    accepted = 'a9';
    refreshes = 'find nobody';
    await expect(api.get('/api/one')).rejects.toMatchObject({ status: 503, message: 'Later.' });
    expect(store.accessToken).toBe('a1');
  });

  it('[P7.2] reports upload progress (U32) and restarts it with a fresh token', async () => {
    accepted = 'a2';
    const seen: number[] = [];
    const options = { form: new FormData(), onProgress: (sent: number) => seen.push(sent) };
    expect(await api.post('/api/files', options)).toEqual({ path: '/api/files' });
    expect(paths()).toEqual(['/api/files', '/api/auth/refresh', '/api/files']);
    expect(seen).toEqual([5, 10, 5, 10]);
  });

  it('(U32) aborts an upload without reporting an error', async () => {
    const stop = new AbortController();
    const options = { form: new FormData(), onProgress: () => stop.abort(), signal: stop.signal };
    await expect(api.post('/api/files', options)).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('uses the default message for a response without one', async () => {
    globalThis.fetch = async () => Promise.reject(new TypeError('network'));
    await expect(api.get('/api/one')).rejects.toMatchObject({ status: 0, message: 'Server is not avaliable!' });
    globalThis.fetch = async () => new Response('<html>Bad gateway</html>', { status: 502 });
    await expect(api.get('/api/one')).rejects.toMatchObject({ status: 502, message: 'Server is not avaliable!' });
  });
});
