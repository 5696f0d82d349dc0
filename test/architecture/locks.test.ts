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
  const keys = Object.values({ ...LOCKS, ...PLATFORM_LOCKS }).map((lock) => JSON.stringify(lock));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
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
