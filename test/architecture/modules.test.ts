import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from './documents.js';
import { MODULES, modulesPage, ownedTables, tablesOf } from './module-tables.js';

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

describe('the SQL of a module', () => {
  const named = (sql: string) =>
    [...sql.matchAll(/\b(?:from|join|update|into|table)\s+(?:only\s+)?(\w+)/g)].map(([, table = '']) => table);
  const foreignTables = (module: string, sql: string) => {
    const foreign = MODULES.filter((name) => name !== module).flatMap((name) => tablesOf(name));
    return named(sql).filter((table) => foreign.includes(table));
  };
  /** Without comments, whose words may be those of a table. */
  const codeOf = (file: string) =>
    readFileSync(join(ROOT, file), 'utf8').replace(/\/\*\*[\s\S]*?\*\/|\/\/.*|^import .*$/gm, '');

  it('names tables of its own and of the platform only', () => {
    const wrong = MODULES.flatMap((module) =>
      globSync(`modules/${module}/**/*.ts`, { cwd: ROOT })
        .filter((file) => !file.endsWith('.test.ts'))
        .flatMap((file) => foreignTables(module, codeOf(file)).map((table) => `${file} ${table}`)),
    );
    expect(wrong).toEqual([]);
  });

  it('is caught with a table of another one', () => {
    expect(foreignTables('job-search', 'select id from job left join account on true')).toEqual(['job', 'account']);
    expect(foreignTables('postings', 'select id from job')).toEqual([]);
  });
});
