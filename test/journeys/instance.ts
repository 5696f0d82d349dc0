import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../src/engines/ports.js';
import { eventually } from '../support/eventually.js';
import { Server } from '../support/server.js';

const SETTLING_TIMEOUT_MS = 120_000;

export interface Instance {
  url: string;
  stop(): Promise<void>;
}

/** Starts the build with demo data in a new folder, and waits until nothing follows from them any more. */
export async function startInstance(settings: Record<string, string> = {}): Promise<Instance> {
  const dataDir = await mkdtemp(join(tmpdir(), 'journeys-'));
  const port = await findFreePort();
  const own = { DATA_DIR: dataDir, PORT: String(port), HOME: dataDir, TRUSTED_PROXIES: '127.0.0.1' };
  const server = await Server.start({ ...own, ...settings });
  const url = `http://127.0.0.1:${port}`;
  await eventually(() => assertIdle(url), { within: SETTLING_TIMEOUT_MS });
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url, stop };
}

/** Throws while events, mails or deliveries wait. */
async function assertIdle(url: string): Promise<void> {
  const { waiting, deliveries } = await (await fetch(`${url}/api/health/ready`)).json();
  const counts = { ...deliveries, outbox: waiting?.outbox.count, mails: waiting?.mails.count };
  const left = Object.entries(counts).filter(([, count]) => count !== 0);
  if (!deliveries || left.length > 0) throw new Error(`Still waiting: ${JSON.stringify(left)}`);
}
