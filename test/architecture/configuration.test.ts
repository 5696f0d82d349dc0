import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Environment } from '#src/config-schema.js';

const CONFIGURATION = readFileSync(new URL('../../docs/configuration.md', import.meta.url), 'utf8');

/** One row per variable, in the order of the schema. */
function table(): string {
  const rows = Object.entries(Environment.shape).map(([name, field]) => {
    const byDefault = field.safeParse(undefined).data;
    return `| \`${name}\` | ${byDefault === undefined ? '' : `\`${byDefault}\``} | ${field.description} |`;
  });
  return ['| variable | default | what it does |', '|---|---|---|', ...rows].join('\n');
}

describe('docs/configuration.md', () => {
  it('lists every variable of the configuration as the schema has it', () => {
    const [, written] = /<!-- configuration:begin -->\n([\s\S]*?)<!-- configuration:end -->/.exec(CONFIGURATION) ?? [];
    expect(written?.trim()).toBe(table());
  });
});
