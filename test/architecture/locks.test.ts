import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { LOCKS } from '#modules/shared/locks.js';
import { PLATFORM_LOCKS } from '#platform/database/advisory-locks.js';
import { ROOT } from './documents.js';

const HOME = 'src/platform/database/advisory-locks.ts';
/** Holds its lock on a connection of its own, outside of a transaction. */
const MIGRATE = 'src/platform/database/migrate.ts';

it('each class of advisory locks has keys of its own', () => {
  const keys = [...Object.values(LOCKS), ...Object.values(PLATFORM_LOCKS)].map((lock) => JSON.stringify(lock));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

it('no key changes, since instances of two versions wait for each other during an upgrade', () => {
  expect({ ...LOCKS, ...PLATFORM_LOCKS }).toEqual({
    application: { prefix: '', seed: 6 },
    releases: { prefix: '', seed: 12 },
    email: { prefix: 'account:', seed: 0, isFolded: true },
    superAdmins: { prefix: 'super-admins', seed: 0 },
    homeContent: { prefix: 'home-content', seed: 0 },
    referenceNames: { prefix: 'reference-names:', seed: 0 },
    postingTemplates: { prefix: 'posting-templates:', seed: 0 },
    reportDefinitions: { prefix: 'report-definitions:', seed: 0 },
    referenceData: 7_215_032,
    organizationImport: 7_215_033,
    migration: 7_215_031,
    seeding: 7_215_040,
    pausing: { hash: 'paused_subscriber' },
  });
});

it('advisory locks are taken by their class alone', () => {
  const elsewhere = globSync('{src,modules}/**/*.ts', { cwd: ROOT })
    .filter((file) => ![HOME, MIGRATE].includes(file))
    .filter(
      (file) =>
        readFileSync(join(ROOT, file), 'utf8').includes('pg_advisory') ||
        readFileSync(join(ROOT, file), 'utf8').includes('pg_try_advisory'),
    );
  expect(elsewhere).toEqual([]);
});
