import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import type { JobPayloadInput } from '#modules/postings/contract/api/job.js';
import { SETS, startApp, type TestApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import { dayFromToday } from '#test/support/fixtures/job-payload.js';
import { createJob, createPostingsFixture, HARRISBURG, type PostingsFixture } from '#test/support/fixtures/postings.js';
import type { JobList } from '../contract/api/search.js';
import type { SimilarJobs } from '../contract/api/similar.js';

const FAR = { city: 'Philadelphia', zipCode: '19103' };
const NEAR = { city: 'Carlisle', zipCode: '17013' };
const UNKNOWN = '0190a000-0000-7000-8000-000000000001';

type Of = 'mine' | 'sister' | 'stranger';

/** Title, position, then what differs from a posting at Harrisburg's first ZIP code. */
const JOBS: [string, Of, Partial<JobPayloadInput>][] = [
  ['Mathematics Teacher', 'mine', {}],
  ['Mathematics Teacher, Middle School', 'mine', NEAR],
  ['Math Teacher', 'mine', FAR],
  ['Mathematics Coach', 'mine', FAR],
  ['Librarian', 'mine', FAR],
  ['Mathematics Interventionist', 'sister', NEAR],
  ['Counselor', 'sister', NEAR],
  ['Nurse', 'sister', FAR],
  ['Speech Therapist', 'sister', FAR],
  ['Speech Pathologist', 'sister', { ...FAR, zipCode: '19104' }],
  ['Mathematics Secretary', 'stranger', {}],
  ['Mathematics Teacher Queued', 'mine', { startDate: dayFromToday(1) }],
  ['Mathematics Teacher Ended', 'mine', { startDate: dayFromToday(-9), endDate: dayFromToday(-1) }],
];
const VISIBLE = JOBS.length - 2;

describe.each(SETS)('similar jobs on the %s set', (set) => {
  let app: TestApp;
  let world: PostingsFixture;
  const ids = new Map<string, string>();

  const similar = (id: string | undefined) => app.get<SimilarJobs>(`/api/jobs/${id}/similar`);
  const titles = async (title: string) => {
    const { status, body } = await similar(ids.get(title));
    expect({ status, body }).toMatchObject({ status: 200 });
    return body.items.map((job) => job.title);
  };

  beforeAll(async () => {
    app = await startApp({ set });
    world = await createPostingsFixture(app);
    const positions = (await app.service(DirectoryApi).allPositions()).filter(({ approval }) => !approval);
    const mine = world.teacher;
    const other = (isSister: boolean) =>
      positions.find(({ id, type }) => id !== mine.id && (type === mine.type) === isSister)?.id ?? '';
    const position = { mine: mine.id, sister: other(true), stranger: other(false) };
    for (const [title, of, changes] of JOBS) {
      const common = { organization: HARRISBURG, position: position[of], title, status: 'open' } as const;
      ids.set(title, (await createJob(app, world.manager, { ...common, ...changes })).id);
    }
    await eventually(async () => expect((await app.get<JobList>('/api/jobs')).body.totalItemsCount).toBe(VISIBLE));
  });
  afterAll(() => app?.close());

  it('have the same position and share title words, nearer ones first among equals, never the job itself', async () => {
    expect(await titles('Mathematics Teacher')).toEqual([
      'Mathematics Teacher, Middle School',
      'Math Teacher',
      'Mathematics Coach',
      'Librarian',
    ]);
  });

  it('otherwise are of the same group nearby, or farther away if they share title words', async () => {
    expect(await titles('Speech Therapist')).toEqual([
      'Speech Pathologist',
      'Nurse',
      'Counselor',
      'Mathematics Interventionist',
    ]);
    expect(await titles('Mathematics Secretary')).toEqual([]);
  });

  it('are list items of the search, without a distance', async () => {
    const [first] = (await similar(ids.get('Mathematics Teacher'))).body.items;
    const { items } = (await app.get<JobList>('/api/jobs?positionTitle=middle')).body;
    expect(first).toEqual(items[0]);
  });

  it('are returned for publicly readable postings only [P2.19]', async () => {
    expect((await similar(ids.get('Mathematics Teacher Ended'))).status).toBe(200);
    for (const id of [ids.get('Mathematics Teacher Queued'), UNKNOWN, 'no-id', '%00']) {
      const { status } = await similar(id);
      expect([id, status]).toEqual([id, status === 400 ? 400 : 404]);
    }
    const { id } = await createJob(app, world.manager, { organization: HARRISBURG, position: world.teacher.id });
    expect((await similar(id)).status).toBe(404);
  });
});
