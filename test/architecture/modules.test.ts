import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ROOT } from './documents.js';
import { MODULES, modulesPage, ownedTables } from './module-tables.js';

const PAGE = join(ROOT, 'docs/modules.md');

it('the order of the modules names each of them', () => {
  const folders = globSync('modules/*', { cwd: ROOT }).filter((folder) => folder !== 'modules/shared');
  expect(folders.sort()).toEqual(MODULES.map((name) => `modules/${name}`).sort());
});

it('docs/modules.md is what the code says', async () => {
  const page = await modulesPage();
  if (process.env.UPDATE_DOCS) writeFileSync(PAGE, page);
  expect(readFileSync(PAGE, 'utf8')).toBe(page);
});

it('each table of the migrations has one owner', () => {
  const migrations = globSync('migrations/Migration*.ts', { cwd: ROOT });
  const created = migrations.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\bcreate table (\w+)/g)].map(([, name]) => name),
  );
  // A table may be created again in another form.
  expect(ownedTables().sort()).toEqual([...new Set(created)].sort());
});
