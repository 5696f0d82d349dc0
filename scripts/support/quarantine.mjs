import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './node.mjs';

const MAX_DAYS = 14;
const DAY_MS = 86_400_000;

/** Tests that only `npm run test:full` runs until they are mended: the end of the title, since when, why. */
const QUARANTINE = JSON.parse(readFileSync(join(ROOT, 'test', 'quarantine.json'), 'utf8'));

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patternOf = (entries) => entries.map(({ title }) => escaped(title)).join('|');

/** Arguments of Jest that leave out the tests in quarantine. */
export function jestWithoutQuarantine(entries = QUARANTINE) {
  return entries.length ? [`--testNamePattern=^(?!.*(${patternOf(entries)})$)`] : [];
}

/** Arguments of Playwright that leave out the tests in quarantine. */
export function journeysWithoutQuarantine(entries = QUARANTINE) {
  return entries.length ? [`--grep-invert=${patternOf(entries)}`] : [];
}

/** One line for each entry that is older than 14 days. */
export function overdue(now, entries = QUARANTINE) {
  return entries
    .filter(({ since }) => now - Date.parse(since) > MAX_DAYS * DAY_MS)
    .map(({ title, since, reason }) => `IN QUARANTINE since ${since}: ${title} (${reason})`);
}
