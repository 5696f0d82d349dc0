import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JobPayloadInput } from '#modules/postings/contract/api/job.js';
import { startApp, type TestApp } from '#test/support/app.js';
import { dayFromToday } from '#test/support/fixtures/job-payload.js';
import { createJob, createPostingsFixture, HARRISBURG, type PostingsFixture } from '#test/support/fixtures/postings.js';

describe('open jobs for machines', () => {
  let app: TestApp;
  let world: PostingsFixture;
  let math: string;
  let queued: string;

  const post = async (title: string, changes: Partial<JobPayloadInput> = {}) => {
    const job = { organization: HARRISBURG, position: world.teacher.id, status: 'open' as const, title };
    return (await createJob(app, world.manager, { ...job, ...changes })).id;
  };

  beforeAll(async () => {
    app = await startApp();
    world = await createPostingsFixture(app);
    math = await post('Math & Science Teacher <b>');
    queued = await post('Queued Teacher', { startDate: dayFromToday(1) });
    const pay = { isSalaryShow: true, salaryMin: 18.5, salaryMax: 22, salaryUnit: 'hour' as const };
    await post('Bus Driver', { startDate: dayFromToday(-2), ...pay });
    await app.idle();
  });
  afterAll(() => app?.close());

  it('names every job that can be found, and no other, in the sitemap', async () => {
    const index = await app.get('/sitemap.xml');
    expect(index.status).toBe(200);
    expect(index.headers.get('content-type')).toMatch('application/xml');
    expect(String(index.body)).toMatch(/<loc>http[^<]*\/sitemaps\/jobs\/1<\/loc>/);
    const jobs = String((await app.get('/sitemaps/jobs/1')).body);
    expect(jobs).toContain(`/job-post/${math}</loc>`);
    expect(jobs).not.toContain(queued);
    expect(jobs.match(/<url>/g)).toHaveLength(2);
    expect(String((await app.get('/sitemaps/pages')).body)).toContain('/positions</loc>');
    expect((await app.get('/sitemaps/jobs/2')).status).toBe(404);
    expect((await app.get('/sitemaps/jobs/x')).status).toBe(404);
    expect(String((await app.get('/robots.txt')).body)).toMatch(/Sitemap: http.*\/sitemap\.xml/);
  });

  it('tells in the feed when a job was changed last', async () => {
    await app.rows("update job set updated_at = '2030-01-02T03:04:05Z' where id = ? returning 1", [math]);
    const feed = String((await app.get('/positions.atom')).body);
    const updated = [...feed.matchAll(/<updated>(.*?)<\/updated>/g)].map(([, at]) => at);
    expect(updated).toEqual([
      '2030-01-02T03:04:05.000Z',
      '2030-01-02T03:04:05.000Z',
      expect.not.stringMatching(/^2030/),
    ]);
  });

  it('feeds a search as Atom, newest first, with the parameters of its page', async () => {
    const feed = await app.get('/positions.atom');
    expect(feed.headers.get('content-type')).toMatch('application/atom+xml');
    const titles = [...String(feed.body).matchAll(/<entry>\s*<title[^>]*>(?:<!\[CDATA\[)?(.*?)(?:\]\]>)?<\/title>/g)];
    expect(titles.map(([, title]) => title)).toEqual(['Math &amp; Science Teacher &lt;b&gt;', 'Bus Driver']);
    const driver = String(
      (await app.get('/positions.atom?positionTitle=driver&sort=title&page=3&utm_source=mail')).body,
    );
    expect(driver.match(/<entry>/g)).toHaveLength(1);
    expect(driver).toContain('/positions?positionTitle=driver');
    expect(driver).not.toContain('utm_source');
    expect(driver).toContain('Salary $18.50 to $22 an hour.');
    const odd = String((await app.get('/positions.atom?positionTitle=driver%07')).body);
    expect(odd).toContain('<title>Education jobs in Pennsylvania · driver</title>');
  });

  it('refuses a feed of a place that nobody knows, as the search does', async () => {
    const refused = await app.get('/positions.atom?location=Nowhere+at+all');
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ path: 'location' }] } });
  });
});
