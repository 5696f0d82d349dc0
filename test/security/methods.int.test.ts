import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Route, Routes } from '#platform/http/routes.js';
import { startApp, type TestApp } from '../support/app.js';
import { type MatrixWorld, matrixWorlds } from './matrix.world.js';

let app: TestApp;
let world: MatrixWorld;
let routes: readonly Route[];
beforeAll(async () => {
  app = await startApp();
  ({ usual: world } = await matrixWorlds(app));
  await app.idle();
  routes = app.service(Routes).list();
});
afterAll(() => app?.close());

const ELSEWHERE = 'https://elsewhere.example';
const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];
const OVERRIDES = ['x-http-method-override', 'x-method-override', 'x-http-method'];

/** A real URL of the route with existing ids, so that an accepted call would change something. */
function addressOf(path: string): string {
  const id = path.startsWith('/api/jobs/files')
    ? world.jobFileId
    : path.startsWith('/api/jobs')
      ? world.jobId
      : path.startsWith('/api/applications')
        ? world.applicationId
        : world.applicant.id;
  return path
    .replace(':jobId', world.jobId)
    .replace(':accountNumber', world.organization)
    .replace(':email', world.applicant.email)
    .replace(/:\w+/, id);
}

function send(method: string, path: string, headers: Record<string, string> = {}, body?: string): Promise<Response> {
  const authorization = `Bearer ${world.admin.token}`;
  return fetch(app.url + path, { method, headers: { authorization, ...headers }, body });
}

/** Everything that could have changed. */
const state = () =>
  app.rows(
    `select (select max(seq) from fact where name not like '%Viewed')::int as facts, (select sum(version) from account)::int as accounts,
            (select count(*) from session)::int as sessions, (select count(*) from link_token)::int as links,
            (select sum(version) from job)::int as jobs, (select sum(version) from application)::int as applications`,
  );

async function changesNothing(work: () => Promise<void>): Promise<void> {
  const before = await state();
  await work();
  expect(await state()).toEqual(before);
}

describe('(S27) another site', () => {
  it('can call no route that writes', async () => {
    await changesNothing(async () => {
      const passed: string[] = [];
      for (const { method, path } of routes.filter((route) => WRITES.includes(route.method)))
        for (const origin of [ELSEWHERE, 'null', `${app.url}.elsewhere.example`]) {
          const response = await send(method, addressOf(path), { origin, 'content-type': 'application/json' }, '{}');
          const { code } = (await response.json()) as { code: string };
          if (response.status !== 403 || code !== 'foreign_origin') passed.push(`${method} ${path} from ${origin}`);
          if (response.headers.has('access-control-allow-origin')) passed.push(`${method} ${path} echoes ${origin}`);
        }
      expect(passed).toEqual([]);
    });
  });

  it('is told nothing by which a browser would let it read an answer, or ask to write', async () => {
    const preflight = {
      origin: ELSEWHERE,
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'authorization,content-type',
    };
    const reported: string[] = [];
    for (const { method, path } of routes) {
      const responses = [await send('OPTIONS', addressOf(path), preflight)];
      if (method === 'GET') responses.push(await send('GET', addressOf(path), { origin: ELSEWHERE }));
      for (const { headers } of responses)
        for (const name of headers.keys()) if (name.startsWith('access-control-')) reported.push(`${path}: ${name}`);
    }
    expect(reported).toEqual([]);
  });

  it('gets no JSON read that it calls text, which it could send without asking', async () => {
    await changesNothing(async () => {
      const found: Record<string, number> = {};
      for (const { method, path } of routes.filter((route) => WRITES.includes(route.method))) {
        const body = JSON.stringify({ isAccessible: false, status: 'closed', privileges: [], organizations: [] });
        const { status } = await send(method, addressOf(path), { 'content-type': 'text/plain' }, body);
        if (status !== 415) found[`${method} ${path}`] = status;
      }
      expect(found).toEqual({});
    });
  });
});

describe('(S28) a method that a route does not have', () => {
  /** The methods of the URL according to the router: `/api/jobs/admin` also matches `/api/jobs/:id`. */
  const methodsAt = (path: string) => {
    const parts = addressOf(path).split('/');
    const fits = (route: Route) => {
      const own = route.path.split('/');
      return own.length === parts.length && own.every((part, at) => part.startsWith(':') || part === parts[at]);
    };
    return new Set(routes.filter(fits).map(({ method }) => method));
  };

  /** Outside the API a URL without a route is a page, which forms may request too. */
  const isPage = (method: string, path: string) => ['GET', 'POST'].includes(method) && !path.startsWith('/api/');

  it('answers 404 or 405', async () => {
    await changesNothing(async () => {
      const found: Record<string, number> = {};
      for (const path of new Set(routes.map((route) => route.path)))
        for (const method of ['GET', 'OPTIONS', ...WRITES].filter((one) => !methodsAt(path).has(one))) {
          if (isPage(method, path)) continue;
          const body = method === 'GET' || method === 'OPTIONS' ? undefined : '{}';
          const { status } = await send(
            method,
            addressOf(path),
            body ? { 'content-type': 'application/json' } : {},
            body,
          );
          if (status !== 404 && status !== 405) found[`${method} ${path}`] = status;
        }
      expect(found).toEqual({});
    });
  });

  it('HEAD tells no more than GET, and nothing where there is no GET', async () => {
    await changesNothing(async () => {
      const found: Record<string, number[]> = {};
      for (const path of new Set(routes.map((route) => route.path))) {
        const { status } = await send('HEAD', addressOf(path));
        if (status === 404 || status === 405) continue;
        const get = await send('GET', addressOf(path));
        if (status !== get.status) found[path] = [status, get.status];
      }
      expect(found).toEqual({});
    });
  });

  it('is not had by a header either', async () => {
    await changesNothing(async () => {
      for (const { path } of routes.filter(({ method }) => method === 'GET'))
        for (const name of OVERRIDES) {
          await send('GET', addressOf(path), { [name]: 'DELETE' });
          await send('GET', `${addressOf(path)}?_method=DELETE`);
        }
      const found: Record<string, number> = {};
      for (const path of new Set(routes.map((route) => route.path))) {
        if (methodsAt(path).has('POST') || isPage('POST', path)) continue;
        for (const name of OVERRIDES) {
          const headers = { [name]: 'PATCH', 'content-type': 'application/json' };
          const { status } = await send('POST', addressOf(path), headers, '{"isAccessible":false}');
          if (status !== 404 && status !== 405) found[`${path} by ${name}`] = status;
        }
      }
      expect(found).toEqual({});
    });
  });
});
