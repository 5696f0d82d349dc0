import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '#test/support/app.js';
import { historyReader, sentence } from '#test/support/fixtures/history.js';
import { createJob, createPostingsFixture, HARRISBURG, type PostingsFixture } from '#test/support/fixtures/postings.js';
import type { TestUser } from '#test/support/fixtures/users.js';

let app: TestApp;
let world: PostingsFixture;
beforeAll(async () => {
  app = await startApp();
  world = await createPostingsFixture(app);
});
afterAll(() => app?.close());

const original = (status: 'unsubmitted' | 'open', title = 'Fourth grade teacher') =>
  createJob(app, world.poster, { organization: HARRISBURG, position: world.teacher.id, status, title });
const copy = async (id: string, as = world.poster): Promise<string> =>
  (await app.post(`/api/jobs/${id}/copy`, { as: as.token })).body.id;
const numberOf = async (id: string) =>
  (await app.get(`/api/jobs/${id}/admin`, { as: world.manager.token })).body.jobListingNumber;

/** The sentences of a history without their actors, with the postings that they link to. */
async function reported(id: string, as: TestUser) {
  const { items } = await historyReader(app, as).read(`jobs/${id}`);
  return items.map(({ text, posting }) => [text, posting]);
}

describe('the history of a copy', () => {
  it('names and links its original by number and title, and that of the original its copies', async () => {
    const { id } = await original('open', 'Teacher {actor} [x]');
    const copyId = await copy(id);
    const name = `No. ${await numberOf(id)}, Teacher {actor} [x]`;
    expect(await reported(copyId, world.poster)).toEqual([[`made the posting, copied from ${name}.`, { id, name }]]);
    const ofCopy = { id: copyId, name: 'Teacher {actor} [x]' };
    const ofOriginal = await reported(id, world.poster);
    expect(ofOriginal[0]).toEqual(['copied the posting to Teacher {actor} [x].', ofCopy]);
    expect(ofOriginal.slice(1).map(([, posting]) => posting)).toEqual(ofOriginal.slice(1).map(() => null));
    await app.patch(`/api/jobs/${copyId}/status`, { as: world.poster.token, body: { status: 'open' } });
    const number = await numberOf(copyId);
    expect((await reported(id, world.manager))[0]?.[0]).toBe(
      `copied the posting to No. ${number}, Teacher {actor} [x].`,
    );
  });

  it('tells the number only to who may not open the original, and no title of it', async () => {
    const { id } = await original('open', 'Secret title');
    const copyId = await copy(id);
    const number = await numberOf(id);
    await app.rows('update job set organization = ? where id = ? returning 1', ['101260303', copyId]);
    expect(await reported(copyId, world.otherPoster)).toEqual([[`made the posting, copied from No. ${number}.`, null]]);
    await app.rows('update job set creator_id = ?, organization = ? where id = ? returning 1', [
      world.otherPoster.id,
      '101260303',
      copyId,
    ]);
    expect((await reported(id, world.poster))[0]).toEqual(['copied the posting to another one.', null]);
    expect((await reported(id, world.manager))[0]?.[1]).toEqual({ id: copyId, name: 'Secret title' });
  });

  it('of an original that was not submitted, was deleted, or is not in an old event', async () => {
    const { id } = await original('unsubmitted', 'Not submitted');
    const copyId = await copy(id);
    expect(await reported(copyId, world.poster)).toEqual([
      ['made the posting, copied from Not submitted.', { id, name: 'Not submitted' }],
    ]);
    await app.delete(`/api/jobs/${id}`, { as: world.poster.token });
    for (const reader of [world.poster, world.manager])
      expect(await reported(copyId, reader)).toEqual([
        ['made the posting, copied from a posting that was not submitted.', null],
      ]);
    await app.rows(
      `update fact set payload = payload - 'copiedFrom' - 'copiedFromNumber'
        where payload ->> 'jobId' = ? and name = 'JobSaved' returning 1`,
      [copyId],
    );
    expect(await reported(copyId, world.poster)).toEqual([['saved the posting for the first time.', null]]);
  });

  it('pages through copies and changes of the original in the order of their events', async () => {
    const { id } = await original('open');
    await copy(id);
    await app.patch(`/api/jobs/${id}/status`, { as: world.poster.token, body: { status: 'closed' } });
    await copy(id);
    const whole = await historyReader(app, world.poster).read(`jobs/${id}`);
    expect(whole.items.map((entry) => sentence(entry).replace(/^\S+ \S+ /, ''))).toEqual([
      'copied the posting to Fourth grade teacher.',
      'closed the posting.',
      'copied the posting to Fourth grade teacher.',
      'opened the posting to applicants.',
      'saved the posting for the first time.',
    ]);
    const paged = [];
    for (let before = ''; ; before = `&before=${paged.at(-1)}`) {
      const { items, hasMore } = await historyReader(app, world.poster).read(`jobs/${id}?limit=1${before}`);
      paged.push(...items.map((entry) => entry.id));
      if (!hasMore) break;
    }
    expect(paged).toEqual(whole.items.map((entry) => entry.id));
    const states = await historyReader(app, world.poster).read(`jobs/${id}?categories=states`);
    expect(states.items).toHaveLength(2);
  });
});
