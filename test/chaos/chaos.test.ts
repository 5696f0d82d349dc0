import { afterAll, describe, expect, it } from '@jest/globals';
import { ServiceUnavailableError } from '../support/services/service-unavailable.js';
import { PLANTED_BUGS, type PlantName, plantedBug } from './planted-bugs.js';
import { formatReport } from './report.js';
import { MIN_FAULTS, runChaos } from './run.js';
import { type ChaosServices, startChaosServices } from './services.js';

/** A seed whose plan affects instances, PostgreSQL, Redis, Elasticsearch and the mail server. */
const SEED = 1_888;
const SECONDS = 60;
/** A seed whose posters open postings from the start. */
const PLANTED_SEED = 13;
const PLANTED_SECONDS = 8;

const services = await startChaosServices().catch((error: unknown): null => {
  if (!(error instanceof ServiceUnavailableError) || process.env.CI === 'true') throw error;
  return null;
});

(services ? describe : describe.skip)('chaos on the distributed set', () => {
  const running = services as ChaosServices;
  afterAll(() => running.stop());

  const run = async (seed: number, seconds: number, plant?: PlantName) => {
    const report = await runChaos(running, { seed, seconds, plant, log: console.info });
    console.info(formatReport(report));
    return report;
  };

  it(`is survived for ${SECONDS} s without a violation`, async () => {
    const { violations, calls, recoveries } = await run(SEED, SECONDS);
    expect(violations).toEqual([]);
    // A run with few calls would prove little.
    expect(calls.filter(({ outcome }) => outcome === 'acknowledged').length).toBeGreaterThan(200);
    expect(recoveries.length).toBeGreaterThanOrEqual(MIN_FAULTS);
  });

  it.each(Object.keys(PLANTED_BUGS) as PlantName[])('sees %s, and nothing else', async (plant) => {
    const checks = (await run(PLANTED_SEED, PLANTED_SECONDS, plant)).violations.map(({ check }) => check);
    expect(checks).not.toEqual([]);
    expect(checks.filter((check) => !check.startsWith(plantedBug(plant).finds))).toEqual([]);
  });
});
