import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cruise, type ICruiseResult } from 'dependency-cruiser';

const root = join(import.meta.dirname, '../..');
const rules = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs'));

const isPackage = (path: string) => path.startsWith('@');

/** Planted breaches, at least one per boundary: the file and its import. */
const BREACHES: [rule: string, breach: { file: string; imports: string }][] = [
  ['modules-are-in-order', { file: 'modules/directory/read/list.ts', imports: 'modules/reporting/contract/events.ts' }],
  ['shared-is-below-modules', { file: 'modules/shared/words.ts', imports: 'modules/left/contract/events.ts' }],
  ['front-door', { file: 'modules/left/commands/peek.ts', imports: 'modules/right/domain/thing.ts' }],
  ['contract-is-a-leaf', { file: 'modules/left/contract/api/thing.ts', imports: 'modules/left/domain/thing.ts' }],
  ['contract-is-a-leaf', { file: 'modules/left/contract/api/list.ts', imports: '@nestjs/cqrs' }],
  ['commands-are-leaves', { file: 'modules/left/contract/commands.ts', imports: '@nestjs/common' }],
  ['domain-is-inner', { file: 'modules/left/domain/rule.ts', imports: 'modules/left/read/list.ts' }],
  ['reads-write-nothing', { file: 'modules/left/read/page.ts', imports: 'modules/left/commands/save.ts' }],
  ['platform-is-below-all', { file: 'src/platform/helper.ts', imports: 'modules/left/contract/events.ts' }],
  ['shell-sees-modules-only', { file: 'src/main.ts', imports: 'modules/left/commands/save.ts' }],
  ['web-reads-contracts-only', { file: 'web/src/page.ts', imports: 'modules/left/domain/thing.ts' }],
  ['features-are-peers', { file: 'web/src/features/left/page.ts', imports: 'web/src/features/right/page.ts' }],
  ['no-circles', { file: 'src/about.ts', imports: 'src/round.ts' }],
];

/** How `file` imports another one, as the code does: modules by their subpath, the rest by a relative path. */
function importOf(imports: string, file: string): string {
  if (imports.startsWith('modules/')) {
    const path = imports.replace(/^modules/, '#modules');
    return path.replace(/\.ts$/, file.startsWith('web/') ? '' : '.js');
  }
  return `${'../'.repeat(dirname(file).split('/').length)}${imports.replace(/\.ts$/, '.js')}`;
}

async function findViolations(folder: string): Promise<{ rule: string; from: string }[]> {
  const { output } = await cruise(['src', 'modules', 'web/src'], {
    ...rules.options,
    baseDir: folder,
    ruleSet: { forbidden: rules.forbidden },
    validate: true,
  });
  return (output as ICruiseResult).summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }));
}

describe('the boundaries', () => {
  let folder: string;
  let violations: { rule: string; from: string }[];

  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'boundaries-'));
    for (const name of ['node_modules', 'package.json']) await symlink(join(root, name), join(folder, name));
    for (const [, { file, imports }] of BREACHES) {
      if (isPackage(imports)) {
        await write(file, `export * from '${imports}';\n`);
        continue;
      }
      await write(imports, 'export type Thing = string;\n');
      const path = importOf(imports, file);
      await write(file, `import type { Thing } from '${path}';\nexport type Mine = Thing;\n`);
    }
    await write('src/round.ts', "import type { Mine } from './about.js';\nexport type Thing = Mine;\n");
    violations = await findViolations(folder);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each(BREACHES)('catch a breach of %s', (rule, { file }) => {
    expect(violations).toContainEqual({ rule, from: file });
  });
});
