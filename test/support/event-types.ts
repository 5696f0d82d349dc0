import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type EventType, isEventType } from '#platform/events/event.js';
import * as platform from '#platform/events/platform-events.js';

const modules = join(import.meta.dirname, '../../modules');
const contracts = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /^[^/]+\/contract\/(\w+-)?events\.ts$/.test(path),
);
if (contracts.length < 5) throw new Error(`Only ${contracts.length} files have events.`);
const exported = await Promise.all(contracts.map((path) => import(join(modules, path))));

/** The events of all modules, and those of the platform. */
export const EVENT_TYPES: EventType[] = [...exported, platform]
  .flatMap((contract) => Object.values(contract))
  .filter(isEventType);
