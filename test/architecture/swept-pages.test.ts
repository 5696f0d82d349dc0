import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from './documents.js';

/** All lists that a table of the journeys exports. By a computed path, because journeys are compiled on their own. */
const tableOf = async <T>(file: string): Promise<T[]> =>
  Object.values<T[]>(await import(join(ROOT, 'test/journeys', file))).flat();

/** Shared components with an input for text, or for a year. The files that define them need no line of their own. */
const TEXT_FIELDS = [
  'Field',
  'TextField',
  'TextAreaField',
  'SuggestField',
  'PhoneField',
  'MoneyField',
  'MonthField',
  'DistanceField',
  'RichTextField',
  'RichTextPlaceholder',
  'TextEditor',
  'PasswordField',
  'TableSearch',
  'TypeToConfirm',
  'UserFields',
];
/** Inputs of Mantine that its fields of text are made of. */
const MANTINE_INPUTS = [
  'Autocomplete',
  'MaskInput',
  'NumberInput',
  'RichTextEditor(?!\\.)',
  'JsonInput',
  'PasswordInput',
  'PinInput',
  'TagsInput',
  'Textarea',
  'TextInput',
];
const TAKES_TEXT = new RegExp(
  `<textarea\\b|<input\\b(?!\\s[^>]*type="(checkbox|radio|file|hidden)")|<(${[...TEXT_FIELDS, ...MANTINE_INPUTS].join('|')})\\b`,
);
const DEFINES_FIELD = new RegExp(`^export (default )?function (${TEXT_FIELDS.join('|')})\\b`, 'm');
const IMPORTS_PAGER = /^import \{[^}]*\bTablePager\b/m;
/** Their inputs take no text, which their code does not show. */
const WITHOUT_TEXT = [
  ...['date', 'select', 'multi-select', 'search-select'].map((kind) => `../ui/fields/${kind}-field.tsx`),
  'job-search/filters/choice.tsx',
  '../ui/tables/go-to-page.tsx',
];

const FEATURES = join(ROOT, 'web/src/features');
const SOURCES = globSync('web/src/**/*.tsx', { cwd: ROOT, exclude: ['**/*.test.tsx'] }).map((path) => ({
  name: relative(FEATURES, join(ROOT, path)),
  text: readFileSync(join(ROOT, path), 'utf8'),
}));
const namesOf = (isMatch: (text: string) => boolean) =>
  SOURCES.filter(({ text }) => isMatch(text)).map(({ name }) => name);

describe('the journeys that hold every form and list to the shared rules', () => {
  it('name each file with an input for text (test/journeys/swept-forms.ts, swept-work-forms.ts)', async () => {
    const needed = namesOf((text) => TAKES_TEXT.test(text) && !DEFINES_FIELD.test(text));
    const forms = ['swept-forms.ts', 'swept-work-forms.ts'].map((file) => tableOf<{ from: string[] }>(file));
    const named = (await Promise.all(forms)).flat().flatMap(({ from }) => from);
    expect(named.sort()).toEqual(needed.filter((name) => !WITHOUT_TEXT.includes(name)).sort());
  });

  it('name each file with a choice of the page size (test/journeys/page-sizes.ts)', async () => {
    const pages = await tableOf<{ tables: { from: string }[] }>('page-sizes.ts');
    const named = pages.flatMap(({ tables }) => tables.map(({ from }) => from));
    expect(named.sort()).toEqual(namesOf((text) => IMPORTS_PAGER.test(text)).sort());
  });
});
