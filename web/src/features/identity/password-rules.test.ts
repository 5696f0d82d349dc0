import { describe, expect, it } from '@jest/globals';
import { passwordRules } from './password-rules';

const names = { firstName: 'Renee', lastName: 'Albright' };
const states = (password: string, known: typeof names | null = names) =>
  passwordRules(password, known).map(({ state }) => state);

describe('password rules while typing', () => {
  it('[P4.17–P4.19] checks length, mixture and names separately', () => {
    expect(states('Harrisburg-17')).toEqual(['met', 'met', 'met']);
    expect(states('Albright2026')).toEqual(['met', 'met', 'broken']);
    expect(states('short1A')).toEqual(['broken', 'met', 'met']);
    expect(states('lowercase99')).toEqual(['met', 'broken', 'met']);
  });

  it('[P4.17] checks nothing before typing, and no unknown names', () => {
    expect(states('')).toEqual(['open', 'open', 'open']);
    expect(states('Harrisburg-17', null)).toEqual(['met', 'met', 'open']);
  });
});
