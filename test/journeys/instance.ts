import { constants, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#src/adapters/ports.js';
import { Postgres } from '#src/adapters/postgres.js';
import { eventually } from '../support/eventually.js';
import { Server } from '../support/instances/server.js';
import { shiftClock } from '../support/services/postgres-calendar.js';

const SETTLING_TIMEOUT_MS = 120_000;

interface Instance {
  url: string;
  stop(): Promise<void>;
}

/** Starts the build on a copy of the demo data, in a quarter of the time that loading them takes. */
export async function startInstance(settings: Record<string, string> = {}): Promise<Instance> {
  const dataDir = await createDataDir();
  await cp(process.env.JOURNEYS_DATA ?? '', dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const { url, stop } = await startOn(dataDir, settings);
  const stopAndRemove = async () => {
    await stop();
    await removeDataDir(dataDir);
  };
  return { url, stop: stopAndRemove };
}

/** Loads the demo data once per run, because their dates count from the day on which they were loaded. */
export default async function loadDemoData(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.JOURNEYS_URL) return;
  const dataDir = await createDataDir();
  if (process.env.FAKETIME) {
    const postgres = await Postgres.start({ dataDir });
    await shiftClock(postgres.url);
    await postgres.stop();
  }
  const { stop } = await startOn(dataDir);
  await stop();
  // Two copies that start at once would both take the stored port.
  await rm(join(dataDir, 'postgres-port'));
  process.env.JOURNEYS_DATA = dataDir;
  return () => removeDataDir(dataDir);
}

const createDataDir = () => mkdtemp(join(tmpdir(), 'journeys-'));
const removeDataDir = (dataDir: string) => rm(dataDir, { recursive: true, force: true });

/** Starts the build, and waits until nothing follows from its data any more. */
async function startOn(dataDir: string, settings: Record<string, string> = {}) {
  const port = await findFreePort();
  const own = { DATA_DIR: dataDir, PORT: String(port), HOME: dataDir, TRUSTED_PROXIES: '127.0.0.1' };
  const server = await Server.start({ ...own, ...settings });
  const url = `http://127.0.0.1:${port}`;
  await eventually(() => assertIdle(url), { within: SETTLING_TIMEOUT_MS });
  return { url, stop: () => server.stop() };
}

/** Throws while events, mails or deliveries wait. */
async function assertIdle(url: string): Promise<void> {
  const { waiting, deliveries } = await (await fetch(`${url}/api/health/ready`)).json();
  const counts = { ...deliveries, outbox: waiting?.outbox.count, mails: waiting?.mails.count };
  const left = Object.entries(counts).filter(([, count]) => count !== 0);
  if (!deliveries || left.length > 0) throw new Error(`Still waiting: ${JSON.stringify(left)}`);
}
