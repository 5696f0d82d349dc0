import { lastFinding } from '../../support/eventually.js';
import { findBreaches } from '../../support/invariants/breaches.js';
import { findFileMismatches } from '../../support/invariants/files.js';
import type { FaultSpan } from '../recovery.js';
import type { World } from '../world.js';
import { findMailMismatches } from './mails.js';
import { findContradictions } from './registers.js';

/** Not 507, the status of a full disk, because no fault here fills one. */
const ALLOWED_5XX = [503];
/** An instance exits at boot without the database, and its supervisor restarts it. */
const NEEDED_TO_START = 'PostgreSQL does not answer';

interface Violation {
  check: string;
  details: string[];
}

export interface Findings {
  violations: Violation[];
  mails: { delivered: number; duplicates: number };
  orphans: number;
}

/** Checks everything that must hold once the system is idle. */
export async function findViolations(world: World, faults: readonly FaultSpan[]): Promise<Findings> {
  const { app, cluster, history } = world;
  const violations: Violation[] = [];
  const expectNone = (check: string, details: readonly unknown[]) => {
    const reported = details.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
    if (reported.length) violations.push({ check, details: reported });
  };

  expectNone('histories can be put in order', await findContradictions(history, app));
  const apis = Object.fromEntries(cluster.apis.map(({ name, api }) => [name, api]));
  for (const [name, details] of Object.entries(await findBreaches(app, apis))) expectNone(name, details);
  const files = await findFileMismatches(app);
  expectNone('I10 every row has its file', files.withoutFile);
  // Outcomes that settle meanwhile are mailed too.
  const mails = await lastFinding(
    () => findMailMismatches(app, world.delivered, faults),
    ({ lost }) => !lost.length,
  );
  expectNone('I9 every queued mail is delivered', mails.lost);
  expectNone('I9 no mail is delivered twice', mails.repeated);
  const failed = history.calls.filter(({ status }) => status >= 500 && !ALLOWED_5XX.includes(status));
  expectNone(
    'no 5xx but 503',
    failed.map(({ what, status, instance }) => `${what}: ${status} by ${instance}`),
  );
  const cut = faults.flatMap(({ name, instance, begunAt, endedAt }) =>
    name === 'SIGTERM to an api'
      ? history.cuts.filter((one) => one.instance === instance && one.at >= begunAt && one.at <= endedAt)
      : [],
  );
  expectNone('F4 SIGTERM cuts no answer', cut);
  for (const { name, failedStarts } of cluster.instances) {
    const others = failedStarts.filter((words) => !words.startsWith(NEEDED_TO_START));
    expectNone(
      'instances start while a backing service is away',
      others.map((words) => `${name}: ${words}`),
    );
  }
  return { violations, mails: { delivered: mails.delivered, duplicates: mails.duplicates }, orphans: files.orphans };
}
