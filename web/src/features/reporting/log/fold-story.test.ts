import { expect, it } from '@jest/globals';
import type { LogEntry } from '#modules/reporting/contract/api/log';
import { foldStory } from './fold-story';

const entriesOf = (...names: string[]) =>
  names.map(
    (factName, n) => ({ id: `${n}`, factName, timestamp: '', level: 'info', message: '', parts: [] }) as LogEntry,
  );
const steps = (entries: LogEntry[], current = '') =>
  foldStory(entries, current).map(({ factName, entries: of }) => `${factName} ${of.length}`);

it('folds three and more alike in a row, not two', () => {
  expect(steps(entriesOf('Saved', 'Posted', 'Applied', 'Applied', 'Applied', 'Filled', 'Applied', 'Applied'))).toEqual([
    'Saved 1',
    'Posted 1',
    'Applied 3',
    'Filled 1',
    'Applied 1',
    'Applied 1',
  ]);
});

it('keeps the open entry by itself', () => {
  expect(steps(entriesOf('Applied', 'Applied', 'Applied', 'Applied', 'Applied', 'Applied', 'Applied'), '3')).toEqual([
    'Applied 3',
    'Applied 1',
    'Applied 3',
  ]);
});
