import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BullModule, Processor, WorkerHost } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { startApp, type TestApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import { DeliveryQueues } from '../events/delivery-queues.js';
import { LISTENER_NAME } from './notification-listener.js';

/** Half of the time after which an idle worker asks by itself. */
const WOKEN = { within: 30_000 };
const FROM_LISTENERS = `from pg_stat_activity where datname = current_database() and application_name = '${LISTENER_NAME}'`;

let app: TestApp;
const handled: string[] = [];

@Processor('probe', { concurrency: 1, drainDelay: 2 * (WOKEN.within / 1_000) })
class Probe extends WorkerHost {
  async process({ name }: { name: string }): Promise<void> {
    handled.push(name);
  }
}

@Module({ imports: [BullModule.registerQueue({ name: 'probe' })], providers: [Probe] })
class ProbeModule {}

beforeAll(async () => {
  app = await startApp({ extraModules: [ProbeModule] });
  await app.service(Probe).worker.waitUntilReady();
});
afterAll(() => app?.close());

async function expectHandled(name: string): Promise<void> {
  await app.service(DeliveryQueues).queue('probe').add(name, {});
  await eventually(() => expect(handled).toContain(name), WOKEN);
}

describe('the listening connection', () => {
  it('is shared by outbox, pages and all workers', async () => {
    await eventually(async () =>
      expect(await app.rows(`select count(*)::int as n ${FROM_LISTENERS}`)).toEqual([{ n: 1 }]),
    );
    // The last statement of a connection is shown, and the shared one also asks whether it is still there.
    const others = `select application_name from pg_stat_activity where datname = current_database()
                       and query ilike 'listen %' and application_name <> '${LISTENER_NAME}'`;
    expect(await app.rows(others)).toEqual([]);
  });

  it('wakes an idle worker at once', async () => {
    for (const name of ['one', 'two', 'three', 'four']) await expectHandled(name);
  });

  it('reconnects when it is lost, and looks for what it missed', async () => {
    const [lost] = await app.rows<{ pid: number }>(`select pid, pg_terminate_backend(pid) ${FROM_LISTENERS}`);
    await expectHandled('missed');
    expect(await app.rows(`select pid ${FROM_LISTENERS}`)).not.toEqual([{ pid: lost?.pid }]);
    await expectHandled('heard again');
  });
});
