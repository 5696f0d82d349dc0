import { afterEach, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { cloneSeekers, createEmployer, createOpenJob, createSeeker, submit } from '../support/fixtures/applying.js';
import { expectInvariants, FULL } from './invariants.js';
import { expectFilesMatch, killWorkers } from './kill-workers.js';

const KILLS = FULL ? 10 : 3;
const PEOPLE = 12 * KILLS;

describe('F2 a worker is killed while it makes the PDFs of what was sent', () => {
  let app: TestApp | undefined;
  afterEach(() => app?.close());

  it(`makes each PDF exactly once after ${KILLS} kills`, async () => {
    app = await startApp({ env: { ROLE: 'api' } });
    const here = app;
    const jobId = await createOpenJob(here, await createEmployer(here));
    for (const person of await cloneSeekers(here, await createSeeker(here), PEOPLE)) {
      const { status, body } = await submit(here, person, jobId);
      expect(status).toBe(201);
      // Its PDF is made because it is asked for.
      const asked = await here.get(`/api/applications/user/pdf/${body.id}`, { as: person.token });
      expect([asked.status, asked.body.code]).toEqual([409, 'pdf_pending']);
    }
    await killWorkers(here, KILLS, {
      files: 'application_pdf',
      subscriber: 'make-pdf-when-application-submitted',
      people: PEOPLE,
    });
    await expectInvariants(here);
    await expectFilesMatch(here);
  }, 400_000);
});
