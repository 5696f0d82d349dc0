import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { JOB_SEARCH } from '#modules/job-search/index/job-search.index.js';
import { Routes } from '#platform/http/routes.js';
import { TermDictionary } from '#platform/search/terms/term-dictionary.js';
import { Clock } from '#platform/time/clock.js';
import { startOfLocalDay } from '#platform/time/local-time.js';
import { startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { dayFromToday, jobPayload } from '../support/fixtures/job-payload.js';
import { createPostingsFixture, HARRISBURG, jobForm, type PostingsFixture } from '../support/fixtures/postings.js';
import { EXPECTED } from './expected.js';

/** Two words that no other text has: whoever searches for one must not learn the other. */
const [WORD, OTHER] = ['Zyxwomat', 'Quillfether'];
const TITLE = `${WORD} ${OTHER}`;
const FILE = { name: `${OTHER}.txt`, content: OTHER };
const STARTS_IN_DAYS = 10;

let app: TestApp;
let world: PostingsFixture;
/** A public posting, and the unpublished ones by how they came about. */
let neighbour: string;
const hidden = new Map<string, string>();
let fileIds: string[];
let countsBefore: unknown;

beforeAll(async () => {
  app = await startApp();
  world = await createPostingsFixture(app);
  neighbour = await create({ title: 'Fourth grade teacher', status: 'open' });
  await app.idle();
  countsBefore = await counts();
  await createHidden();
  await app.idle();
  // The dictionary has words of what is queued some seconds later.
  await eventually(async () => {
    const words = await app.service(TermDictionary).getStatistics(JOB_SEARCH.name);
    expect([WORD, OTHER].map((word) => words.wordFrequency(word.toLowerCase()).documents > 0)).toEqual([true, true]);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => app?.close());

const as = () => world.poster.token;

async function create(changes: object, files: (typeof FILE)[] = []): Promise<string> {
  const jobData = { ...jobPayload({ organization: HARRISBURG, position: world.teacher.id }), ...changes };
  const { status, body } = await app.post('/api/jobs', { as: as(), form: jobForm(jobData, files) });
  expect([status, body.fields]).toEqual([201, undefined]);
  return body.id;
}

async function createHidden(): Promise<void> {
  const content = { title: TITLE, description: `<p>${WORD} and ${OTHER}.</p>`, city: OTHER };
  const dates = { startDate: dayFromToday(STARTS_IN_DAYS), endDate: dayFromToday(STARTS_IN_DAYS + 30) };
  const post = (id: string, more: object) =>
    app.patch(`/api/jobs/${id}/status`, { as: as(), body: { status: 'open', ...more } });
  hidden.set('queued by the form', await create({ ...content, ...dates, status: 'open' }, [FILE]));
  const scheduled = await create(content, [FILE]);
  expect((await post(scheduled, dates)).body.status).toBe('open');
  hidden.set('scheduled from a list', scheduled);
  const copied = await app.post(`/api/jobs/${scheduled}/copy`, { as: as() });
  hidden.set('copied', copied.body.id);
  const previewed = await create(content, [FILE]);
  expect((await app.get(`/api/jobs/${previewed}/preview`, { as: as() })).body.title).toBe(TITLE);
  const input = { ...jobPayload({ organization: HARRISBURG, position: world.teacher.id }), ...content };
  expect((await app.post('/api/jobs/preview', { as: as(), body: input })).body.title).toBe(TITLE);
  hidden.set('previewed', previewed);
  const templated = await create(content, [FILE]);
  const template = await app.post(`/api/jobs/${templated}/template`, { as: as(), body: { name: TITLE } });
  expect(template.body.name).toBe(TITLE);
  hidden.set('saved as a template', templated);
  const unsaved = await create({ ...content, status: 'open' });
  await app.patch(`/api/jobs/${unsaved}/status`, { as: as(), body: { status: 'unsubmitted' } });
  hidden.set('posted and taken off the board', unsaved);
  await createUnapproved(content);
  const files = await app.rows<{ id: string }>('select id from job_file where job_id = any(?::uuid[])', [
    `{${[...hidden.values()].join()}}`,
  ]);
  fileIds = files.map(({ id }) => id);
  expect(fileIds).toHaveLength(8);
}

/** Postings that were public with other words, and whose present words nobody approved. */
async function createUnapproved(content: object): Promise<void> {
  const target = { organization: HARRISBURG, position: world.superintendent.id };
  const change = async (id: string, jobData: object, files: (typeof FILE)[] = []) => {
    const { version } = (await app.get(`/api/jobs/${id}/admin`, { as: as() })).body;
    const form = jobForm({ ...jobData, version }, files);
    return (await app.patch(`/api/jobs/${id}`, { as: world.admin.token, form })).body.status;
  };
  const revise = async () => {
    const id = await create({ title: 'Fifth grade teacher', status: 'open' });
    expect(await change(id, { ...jobPayload(target), ...content, status: 'unsubmitted' }, [FILE])).toBe('unsubmitted');
    const posted = await app.patch(`/api/jobs/${id}/status`, { as: as(), body: { status: 'open' } });
    expect(posted.body.status).toBe('pendingApproval');
    return id;
  };
  hidden.set('changed and waiting for approval', await revise());
  const rejected = await revise();
  expect(await change(rejected, { status: 'rejected', rejectionReason: 'other' })).toBe('rejected');
  hidden.set('changed and rejected', rejected);
  const closed = await revise();
  expect(await change(closed, { status: 'closed' })).toBe('closed');
  hidden.set('changed and closed before its approval', closed);
}

const SEARCHES = [
  '',
  ...[WORD, OTHER, 'zyxwomut', 'quilfether', 'zyxw', 'teacher', `"${WORD}"`].flatMap((text) => [
    `?q=${encodeURIComponent(text)}`,
    `?positionTitle=${encodeURIComponent(text)}`,
  ]),
  ...['startDate', 'endDate', 'title'].map((sort) => `?sortedBy=${sort}`),
  `?location=${OTHER}`,
  `?organization=${HARRISBURG}`,
  '?isPositionsPage=false',
  '?limit=100',
];

/** Every public route that tells of postings, with the requests that could tell of an unpublished one. */
const requests = (): Record<string, string[]> => ({
  'GET /api/jobs': SEARCHES.map((search) => `/api/jobs${search}`),
  'GET /api/jobs/regions': ['/api/jobs/regions'],
  'GET /api/jobs/suggest': ['zy', 'zyxw', WORD, 'qu', 'quill', OTHER].map((q) => `/api/jobs/suggest?q=${q}`),
  'GET /api/jobs/:id': [...hidden.values()].map((id) => `/api/jobs/${id}`),
  'GET /api/jobs/:id/similar': [neighbour, ...hidden.values()].map((id) => `/api/jobs/${id}/similar`),
  'GET /api/jobs/files/:id': fileIds.map((id) => `/api/jobs/files/${id}`),
  'GET /positions.atom': SEARCHES.map((search) => `/positions.atom${search}`),
  'GET /sitemap.xml': ['/sitemap.xml'],
  'GET /sitemaps/pages': ['/sitemaps/pages'],
  'GET /sitemaps/jobs/:part': ['/sitemaps/jobs/1', '/sitemaps/jobs/2'],
  'GET /robots.txt': ['/robots.txt'],
  'GET /api/organizations': [`/api/organizations?q=${WORD}`],
  'GET /api/content': ['/api/content'],
});

/** Public routes that read no postings. */
const UNRELATED = [
  '/api/health',
  '/api/health/ready',
  '/metrics',
  '/api/mailbox',
  '/api/mailbox/:id',
  '/api/geography',
  '/api/places/nearest',
  '/api/common/support',
  '/api/common/captcha',
  ...['positions', 'credentials', 'certifications'].map((list) => `/api/${list}`),
].map((path) => `GET ${path}`);

/** Totals, facets and regions of all public postings. */
async function counts(): Promise<unknown> {
  const { items: _, ...jobs } = (await app.get('/api/jobs?limit=1')).body;
  return { jobs, regions: (await app.get('/api/jobs/regions')).body };
}

/** Data of the hidden postings in a response, without those that its request named itself. */
async function leaksOf(path: string): Promise<string[]> {
  const { body } = await app.get(path);
  const text = JSON.stringify(body).toLowerCase();
  const asked = decodeURIComponent(path).toLowerCase();
  const secrets = [WORD, OTHER, ...hidden.values(), ...fileIds].map((secret) => secret.toLowerCase());
  return secrets.filter((secret) => text.includes(secret) && !asked.includes(secret)).map((leak) => `${path}: ${leak}`);
}

const allLeaks = async () => {
  const found: string[] = [];
  for (const path of Object.values(requests()).flat()) found.push(...(await leaksOf(path)));
  return found;
};

describe('(P2.19) postings that are not public yet', () => {
  it('are looked for on every public route that there is', () => {
    const routes = app
      .service(Routes)
      .list()
      .map(({ method, path }) => `${method} ${path}`)
      .filter((route) => route.startsWith('GET ') && EXPECTED[route]?.anonymous === 'A');
    expect(routes.filter((route) => !requests()[route] && !UNRELATED.includes(route))).toEqual([]);
  });

  it('are told by none of them', async () => {
    expect(await allLeaks()).toEqual([]);
  });

  it('answer as if they did not exist, and their files too', async () => {
    const missing = await app.get('/api/jobs/0190a000-0000-7000-8000-000000000001');
    for (const [how, id] of hidden) {
      const { status, body } = await app.get(`/api/jobs/${id}`);
      expect([how, status, body]).toEqual([how, 404, missing.body]);
    }
    for (const id of fileIds) expect((await app.get(`/api/jobs/files/${id}`)).status).toBe(404);
  });

  it('change no total, facet or count of a region', async () => {
    await eventually(async () => expect(await counts()).toEqual(countsBefore));
  });

  it('have previews that a guessed link does not open', async () => {
    const statuses = [undefined, world.seeker, world.reviewer, world.otherPoster].map(async (user) => {
      const call = user ? { as: user.token } : {};
      const all = [...hidden.values()].map(async (id) => app.get(`/api/jobs/${id}/preview`, call));
      const answers = await Promise.all(all);
      expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(WORD);
      return [...new Set(answers.map(({ status }) => status))];
    });
    expect(await Promise.all(statuses)).toEqual([[401], [403], [403], [404]]);
  });

  it('are found a moment before their start by nobody, and from then on by everybody', async () => {
    const start = startOfLocalDay(dayFromToday(STARTS_IN_DAYS));
    const clock = jest.spyOn(app.service(Clock), 'now').mockReturnValue(new Date(start.getTime() - 1));
    expect(await allLeaks()).toEqual([]);
    clock.mockReturnValue(start);
    const open = [hidden.get('queued by the form'), hidden.get('scheduled from a list')];
    const found = await app.get(`/api/jobs?q=${WORD}`);
    expect(found.body.items.map(({ id }: { id: string }) => id).sort()).toEqual(open.sort());
    const reported = (await allLeaks()).join('\n');
    for (const path of ['/api/jobs?', '/positions.atom', '/sitemaps/jobs/1', `/api/jobs/${open[0]}`])
      expect(reported).toContain(path);
    for (const how of ['copied', 'previewed', 'saved as a template', 'posted and taken off the board'])
      expect(reported).not.toContain(String(hidden.get(how)));
    // Suggestions are cached for a while, so that another instance tells them first.
    const other = await startApp({ beside: app });
    jest.spyOn(other.service(Clock), 'now').mockReturnValue(start);
    expect(JSON.stringify((await other.get('/api/jobs/suggest?q=zyxw')).body)).toContain(WORD);
    await other.close();
  });
});
