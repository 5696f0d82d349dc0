import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SETS, startApp, type TestApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import { createJob, createPostingsFixture, HARRISBURG } from '#test/support/fixtures/postings.js';

describe.each(SETS)('pages and rejected requests of the public job search on the %s set', (set) => {
  let app: TestApp;
  const search = (query: Record<string, string>) => app.get(`/api/jobs?${new URLSearchParams(query)}`);

  beforeAll(async () => {
    app = await startApp({ set });
    const world = await createPostingsFixture(app);
    for (let at = 0; at < 47; at++)
      await createJob(app, world.manager, {
        organization: HARRISBURG,
        position: world.teacher.id,
        title: 'The same title',
        status: 'open',
      });
    await app.idle();
    await eventually(async () => expect((await app.get('/api/jobs')).body.totalItemsCount).toBe(47));
  });
  afterAll(() => app?.close());

  it('hold 20 rows without gaps or repetitions under ties, and Home never more than 14 [P1.2, P2.14, P2.17]', async () => {
    for (const sortedBy of ['startDate', 'endDate', 'title', 'organization', 'distance']) {
      const pages = await Promise.all(
        [0, 20, 40].map((offset) => app.get(`/api/jobs?sortedBy=${sortedBy}&offset=${offset}`)),
      );
      expect(pages.map(({ body }) => body.items.length)).toEqual([20, 20, 7]);
      expect(new Set(pages.flatMap(({ body }) => body.items.map(({ id }: { id: string }) => id))).size).toBe(47);
    }
    const home = await app.get('/api/jobs?isPositionsPage=false');
    expect(home.body.items).toHaveLength(14);
    expect(home.body.totalItemsCount).toBe(47);
  });

  it.each([
    [{ sortedBy: 'salary' }, 'sortedBy'],
    [{ sortedBy: 'title', sortedAlgorithm: 'asc; drop table job' }, 'sortedAlgorithm'],
    [{ offset: '-1' }, 'offset'],
    [{ offset: '1.5' }, 'offset'],
    [{ offset: '9981' }, 'offset'],
    [{ offset: '1000000000' }, 'offset'],
    [{ position: 'teacher' }, 'position'],
    [{ isPositionsPage: 'maybe' }, 'isPositionsPage'],
    [{ positionTitle: 'x'.repeat(201) }, 'positionTitle'],
    [{ location: 'x'.repeat(8_000) }, 'location'],
  ])('rejects invalid values at their field: %#', async (query, path) => {
    const { status, body } = await search(query as Record<string, string>);
    expect({ status, body }).toMatchObject({ status: 400, body: { fields: [{ path }] } });
  });

  it('rejects an unknown parameter by its name instead of finding everything', async () => {
    for (const [path, known] of [
      ['/api/jobs', 'Known parameters: q, exact, organization'],
      ['/api/jobs/suggest', 'Known parameters: q, kinds.'],
      ['/api/jobs/regions', 'This address takes no parameters.'],
      ['/api/jobs/01900000-0000-7000-8000-000000000000/similar', 'This address takes no parameters.'],
    ]) {
      const { status, body } = await app.get(`${path}?keywords=nurse`);
      const message = expect.stringContaining(`There is no parameter "keywords". ${known}`);
      expect({ path, status, body }).toMatchObject({
        path,
        status: 400,
        body: { message, fields: [{ path: 'keywords', message }] },
      });
    }
    const { body } = await search({ keywords: 'nurse', utm_source: 'mail', offset: '-1' });
    expect(body.fields.map(({ path }: { path: string }) => path)).toEqual(['offset', 'keywords', 'utm_source']);
  });

  it('rejects a repeated parameter, and accepts any other text', async () => {
    const twice = await app.get('/api/jobs?positionTitle=a&positionTitle=b');
    expect(twice).toMatchObject({ status: 400, body: { fields: [{ path: 'positionTitle' }] } });
    for (const text of ["' or 1=1 --", 'title:* OR nurse', '\u202e\u0000%', '🙂', '(((((((('])
      expect((await search({ positionTitle: text })).body).toMatchObject({ items: [], totalItemsCount: 0 });
    expect((await search({ organization: '%' })).body).toMatchObject({ items: [], totalItemsCount: 0 });
    expect((await search({ offset: '9980' })).body).toMatchObject({ items: [], totalItemsCount: 47 });
  });
});
