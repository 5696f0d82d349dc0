import { describe, expect, it } from '@jest/globals';
import { titleOptions } from './title-options';

const position = (name: string, type: 'Administrative' | 'Professional' | 'Other') => ({
  id: name,
  code: name,
  name,
  type,
  approval: false,
});
const positions = [
  position('Principal', 'Administrative'),
  position('Librarian', 'Professional'),
  position('Other', 'Other'),
  position('Librarian', 'Other'),
];
const option = (title: string) => ({ value: title, label: title });
const catalogue = [
  { group: 'Administrative', options: [option('Principal')] },
  { group: 'Professional', options: [option('Librarian')] },
];

describe('the titles of a job [W2.39]', () => {
  it('are Other and the catalogue by type, each once', () => {
    expect(titleOptions(positions, '')).toEqual([option('Other'), ...catalogue]);
    expect(titleOptions(positions, 'Librarian')).toEqual([option('Other'), ...catalogue]);
  });

  it('include a stored one that left the catalogue', () => {
    expect(titleOptions(positions, 'Headmaster')).toEqual([option('Other'), option('Headmaster'), ...catalogue]);
  });
});
