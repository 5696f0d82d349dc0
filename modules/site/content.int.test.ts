import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '#test/support/app.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';
import { SiteSeed } from './site.seed.js';

let app: TestApp;
let editor: TestUser;
beforeAll(async () => {
  app = await startApp();
  editor = await createSignedInUser(app, { privileges: [6] });
});
afterAll(() => app?.close());

const shown = async () => (await app.get('/api/content')).body.text;
const publish = (body: unknown, as: string | undefined = editor.token) => app.post('/api/content', { as, body });
const rows = () => app.rows<{ text: string; published_by: string }>('select text, published_by from home_content');

describe('the block on Home', () => {
  it('[P1.3] has a default text before the first publication', async () => {
    const { status, body } = await app.get('/api/content');
    expect([status, Object.keys(body)]).toEqual([200, ['text']]);
    expect(body.text).toContain('three clearances');
    expect(await rows()).toEqual([]);
  });

  it('[P1.5] is published by Manage Content and Super Admin, and by nobody else', async () => {
    const before = await shown();
    const others = await createSignedInUser(app, { privileges: [1, 2, 3, 4, 5, 7, 9, 10] });
    expect((await publish({ text: '<p>Mine</p>' }, others.token)).status).toBe(403);
    expect((await app.post('/api/content', { body: { text: '<p>Mine</p>' } })).status).toBe(401);
    expect(await shown()).toBe(before);
    for (const privilege of [6, 8] as const) {
      const { token } = await createSignedInUser(app, { privileges: [privilege] });
      const text = `<p>By ${privilege}</p>`;
      expect(await publish({ text }, token)).toMatchObject({ status: 201, body: { text } });
      expect(await shown()).toBe(text);
    }
  });

  it('[P1.6] is read by every visitor as it was published last, and who published it when is kept', async () => {
    await publish({ text: '<p>First</p>' });
    await publish({ text: '<h3>Dates</h3><p>Second, with a <a href="/post-jobs">link</a></p>' });
    expect(await shown()).toBe('<h3>Dates</h3><p>Second, with a <a href="/post-jobs">link</a></p>');
    const [row] = await app.rows(
      'select id, published_by, published_at from home_content order by published_at desc, id desc limit 1',
    );
    expect(row?.published_by).toBe(editor.id);
    const [event] = await app.rows(
      "select actor_id, payload from fact where name = 'ContentPublished' order by seq desc limit 1",
    );
    expect(event).toEqual({
      actor_id: editor.id,
      payload: { contentId: row?.id, publishedAt: new Date(row?.published_at as string).toISOString() },
    });
    await app.idle();
    const admin = await createSignedInUser(app, { privileges: [8] });
    const { body } = await app.get('/api/logs', { as: admin.token });
    const lines: string[] = body.items.map(({ message }: { message: string }) => message);
    expect(lines).toContain(`Home content published, by account ${editor.id.slice(-8)}`);
  });

  it('[U62] is not published over a text of somebody else that was not seen, who is named with theirs', async () => {
    const other = await createSignedInUser(app, { firstName: 'Tomas', lastName: 'Nguyen', privileges: [6] });
    const texts = async () => (await app.get('/api/content/texts?limit=2', { as: editor.token })).body;
    await publish({ text: '<p>Read by both</p>' });
    const [{ id: seen }] = (await texts()).items;
    expect((await publish({ text: '<p>By Tomas</p>', seen }, other.token)).status).toBe(201);
    const late = await publish({ text: '<p>By the editor</p>', seen });
    expect(late).toMatchObject({ status: 409, body: { code: 'stale' } });
    expect(late.body.changes).toEqual([
      { path: 'text', saved: '<p>By Tomas</p>', by: 'Tomas Nguyen', at: expect.any(String) },
    ]);
    expect(await shown()).toBe('<p>By Tomas</p>');
    const { items, totalItemsCount } = await texts();
    expect(items).toMatchObject([{ text: '<p>By Tomas</p>', by: 'Tomas Nguyen' }, { text: '<p>Read by both</p>' }]);
    expect((await publish({ text: '<p>Both</p>', seen: items[0].id })).status).toBe(201);
    expect((await texts()).totalItemsCount).toBe(totalItemsCount + 1);
    expect((await publish({ text: '<p>a</p>', seen: null })).status).toBe(409);
  });

  it('[U62] of two who publish at once on one text, one is told', async () => {
    const [{ id: seen }] = (await app.get('/api/content/texts', { as: editor.token })).body.items;
    const answers = await Promise.all([1, 2, 3, 4].map((n) => publish({ text: `<p>At once ${n}</p>`, seen })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  it('has what the demo shows, dates too', async () => {
    await createSignedInUser(app, { email: 'admin@demo.example', privileges: [8] });
    await app.service(SiteSeed).seed();
    expect(await shown()).toMatch(/three clearances.*Dates to know.*For employers/s);
  });
});

describe('(S5) a text is sanitized when it is saved', () => {
  it.each([
    ['<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['<p onclick="alert(1)" style="color:red" class="btn" id="x">a</p>', '<p>a</p>'],
    ['a<img src=x onerror=alert(1)>', 'a'],
    ['<svg onload=alert(1)><text>a</text></svg>', 'a'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="java\tscript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<iframe srcdoc="<script>alert(1)</script>">a</iframe>b', 'b'],
    ['<math><mtext><table><mglyph><style><!--</style><img src=x onerror=alert(1)>-->a', 'a'],
    ['<scr<script>ipt>alert(1)</script>a', 'ipt&gt;alert(1)a'],
    ['<form action="https://evil.example"><input name="password"><button>a</button></form>', 'a'],
  ])('%s', async (text, clean) => {
    const { status, body } = await publish({ text });
    expect([status, body.text]).toEqual([201, expect.stringContaining(clean)]);
    expect(body.text).not.toMatch(/<(?!\/?(p|a|br)\b)|on\w+=|javascript|data:|style=|<a href/i);
    expect(await shown()).toBe(body.text);
  });
});

describe('(S7) bad texts', () => {
  it.each<[string, unknown, string]>([
    ['nothing', {}, 'Text is required'],
    ['an empty one', { text: '' }, 'Text is required'],
    ['one that says nothing', { text: '<p>&nbsp;<br></p><script>x</script>' }, 'Text is required'],
    ['a number', { text: 7 }, 'Text is required'],
    ['a list', { text: ['<p>a</p>'] }, 'Text is required'],
    ['one too many characters', { text: 'a'.repeat(20_001) }, 'Text must be 20000 symbols or less'],
    ['one that grows too long by cleaning', { text: '&'.repeat(20_000) }, 'Text must be 20000 symbols or less'],
    ['half a character', { text: '<p>\ud83d</p>' }, 'Text holds characters that cannot be kept'],
  ])('%s: refused at the field', async (_, body, message) => {
    const before = await rows();
    const answer = await publish(body);
    expect([answer.status, answer.body.fields]).toEqual([400, [{ path: 'text', code: expect.any(String), message }]]);
    expect(await rows()).toEqual(before);
  });

  it.each<[string, unknown, number]>([
    ['an array', [{ text: '<p>a</p>' }], 400],
    ['null', null, 400],
    ['a megabyte', { text: 'a'.repeat(1024 * 1024) }, 413],
  ])('%s: refused', async (_, body, status) => {
    const before = await rows();
    expect((await publish(body)).status).toBe(status);
    expect(await rows()).toEqual(before);
  });

  it('unknown fields change nothing; emoji and right-to-left text stay', async () => {
    const text = '<p>🙂 שלום abc</p>';
    const stray = { publishedBy: '019a0000-0000-7000-8000-000000000000', publishedAt: '2000-01-01T00:00:00Z' };
    expect(await publish({ text, ...stray })).toMatchObject({ status: 201, body: { text } });
    expect((await rows()).at(-1)).toEqual({ text, published_by: editor.id });
    expect((await publish({ text: 'a'.repeat(20_000) })).status).toBe(201);
  });
});
