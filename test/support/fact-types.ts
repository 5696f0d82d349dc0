import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FactType } from '#platform/events/fact.js';
import * as platform from '#platform/events/facts.js';

const modules = join(import.meta.dirname, '../../modules');
const contracts = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /^[^/]+\/contract\/events\.ts$/.test(path),
);
if (contracts.length < 5) throw new Error(`Only ${contracts.length} modules have facts.`);
const exported = await Promise.all(contracts.map((path) => import(join(modules, path))));

/** The facts of all modules, and those of the platform. */
export const FACT_TYPES: FactType[] = [...exported, platform]
  .flatMap((contract) => Object.values(contract))
  .filter(isFactType);

function isFactType(value: unknown): value is FactType {
  return typeof value === 'object' && value !== null && 'payload' in value && 'version' in value;
}
