export interface Call {
  /** An access token. */
  as?: string;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as multipart/form-data. */
  form?: FormData;
  headers?: Record<string, string>;
}

export interface Reply<T = Json> {
  status: number;
  headers: Headers;
  /** The parsed JSON, else the text. */
  body: T;
}

type Method = <T = Json>(path: string, call?: Call) => Promise<Reply<T>>;

/** Untyped, because tests check the shape of responses. */
export type Json = any;

export interface Caller {
  get: Method;
  post: Method;
  put: Method;
  patch: Method;
  delete: Method;
}

/** An HTTP client for a server. */
export function call(url: string): Caller {
  const method =
    (name: string): Method =>
    async (path, { as, body, form, headers } = {}) => {
      const response = await fetch(url + path, {
        method: name,
        headers: {
          ...(as ? { authorization: `Bearer ${as}` } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
      });
      const text = await response.text();
      return { status: response.status, headers: response.headers, body: parse(text) };
    };
  return {
    get: method('GET'),
    post: method('POST'),
    put: method('PUT'),
    patch: method('PATCH'),
    delete: method('DELETE'),
  };
}

/** The client with additional headers in each call. */
export function withHeaders(caller: Caller, headers: Record<string, string>): Caller {
  const method =
    (name: keyof Caller): Method =>
    (path, call = {}) =>
      caller[name](path, { ...call, headers: { ...headers, ...call.headers } });
  return {
    get: method('get'),
    post: method('post'),
    put: method('put'),
    patch: method('patch'),
    delete: method('delete'),
  };
}

function parse(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
