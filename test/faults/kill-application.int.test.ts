import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomOf } from '#modules/postings/demo/demo-posting.js';
import { startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import {
  applicationForm,
  cloneSeekers,
  createEmployer,
  createOpenJob,
  createSeeker,
  type Seeker,
} from '../support/fixtures/applying.js';
import { startBeside, whileBeside } from '../support/instances/beside.js';
import { type Acknowledged, expectInvariants, FULL } from './invariants.js';
import { expectFilesMatch } from './kill-workers.js';

const POINTS = FULL ? 50 : 8;
const SUBMITTERS = 8;
const SEED = 20_261_121;

describe('F1 the application is killed in the middle of commands', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp({ env: { ROLE: 'api' } });
  });
  afterAll(() => app?.close());

  it(`loses no acknowledged submission and keeps no effect without one, at ${POINTS} points`, async () => {
    const random = randomOf(SEED);
    const jobId = await createOpenJob(app, await createEmployer(app));
    const people = await cloneSeekers(app, await createSeeker(app), POINTS * SUBMITTERS * 12);
    const acknowledged: Acknowledged[] = [];
    const unknown: Seeker[] = [];

    for (let point = 0; point < POINTS; point += 1) {
      const target = await startBeside(app, 'embedded', 'all');
      const submit = async (): Promise<void> => {
        for (let person = people.pop(); person; person = people.pop()) {
          const form = applicationForm({ attachedFiles: [person.resumeId], data: { jobId } });
          const reply = await target.api.post('/api/applications/submit', { as: person.token, form }).catch(() => null);
          if (!reply) return void unknown.push(person);
          expect(reply.status).toBe(201);
          acknowledged.push({ jobId, userId: person.id });
        }
      };
      const submitters = Array.from({ length: SUBMITTERS }, submit);
      const before = acknowledged.length;
      await eventually(() => expect(acknowledged.length).toBeGreaterThan(before), { within: 30_000 });
      await new Promise((resolve) => setTimeout(resolve, random() * 300));
      await target.stop('SIGKILL');
      await Promise.all(submitters);
    }
    expect(unknown.length).toBeGreaterThan(0);

    await whileBeside(app, 'embedded', 'all', async ({ api }) => {
      // Callers without a response retry: the first call either committed or left nothing behind.
      for (const person of unknown) {
        const form = applicationForm({ attachedFiles: [person.resumeId], data: { jobId } });
        const { status } = await api.post('/api/applications/submit', { as: person.token, form });
        expect([201, 409]).toContain(status);
        acknowledged.push({ jobId, userId: person.id });
      }
      await expectInvariants(app, acknowledged);
      await expectFilesMatch(app);
    });
  }, 600_000);
});
