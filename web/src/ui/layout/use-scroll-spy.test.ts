import { describe, expect, it } from '@jest/globals';
import { currentSection } from './use-scroll-spy';

/** Three sections of 400 px in a viewport of 900 px, scrolled by this many px. */
const at = (scrolled: number, focused?: string, isAtEnd = false) =>
  currentSection(
    ['a', 'b', 'c'].map((id, place) => ({
      id,
      top: 600 + place * 400 - scrolled,
      hasFocus: id === focused,
    })),
    900,
    isAtEnd,
  );

describe('(U27) the current section', () => {
  it('is the first one while none is reached', () => {
    expect(at(0)).toBe('a');
  });

  it('is the last one whose top is above a third of the viewport', () => {
    expect([at(699), at(700), at(1100)]).toEqual(['a', 'b', 'c']);
  });

  it('is the one with the focus, at any scroll position', () => {
    expect(at(500, 'b')).toBe('b');
    expect(at(650, 'b', true)).toBe('b');
  });

  it('is the last one at the end of the page, even if it never reaches the reading line', () => {
    expect(at(650, undefined, true)).toBe('c');
  });

  it('is undefined without sections', () => {
    expect(currentSection([], 900, false)).toBeUndefined();
  });
});
