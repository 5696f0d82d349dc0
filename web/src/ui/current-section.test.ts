import { describe, expect, it } from '@jest/globals';
import { currentOf } from './current-section';

/** Three sections of 400 px in a window of 900 px, scrolled by so many px. */
const at = (scrolled: number, focused?: string, isAtEnd = false) =>
  currentOf(
    ['a', 'b', 'c'].map((id, place) => ({
      id,
      top: 600 + place * 400 - scrolled,
      hasFocus: id === focused,
    })),
    900,
    isAtEnd,
  );

describe('(U27) the current section', () => {
  it('is the first while none is reached', () => {
    expect(at(0)).toBe('a');
  });

  it('is the last one whose top passed a third of the window', () => {
    expect([at(699), at(700), at(1100)]).toEqual(['a', 'b', 'c']);
  });

  it('is the one with the focus, wherever it stands', () => {
    expect(at(500, 'b')).toBe('b');
    expect(at(650, 'b', true)).toBe('b');
  });

  it('is the last one at the end of the page, though it may never reach the line', () => {
    expect(at(650, undefined, true)).toBe('c');
  });

  it('is none without sections', () => {
    expect(currentOf([], 900, false)).toBeUndefined();
  });
});
