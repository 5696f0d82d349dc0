import { describe, expect, it } from '@jest/globals';
import { nextActiveIndex } from './next-active-index';

describe('the active index among five suggestions', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 4, 0],
    ['ArrowUp', -1, 4],
    ['ArrowUp', 0, 4],
    ['ArrowUp', 3, 2],
    ['Home', 3, 0],
    ['End', 3, 4],
    // Moves the caret as long as no suggestion is active.
    ['Home', -1, null],
    ['End', -1, null],
    ['ArrowLeft', 2, null],
    ['a', 2, null],
  ])('after %s is, from %j on, %j', (key, active, expected) => {
    expect(nextActiveIndex(key, active, 5)).toBe(expected);
  });

  it('is null without suggestions', () => {
    expect(nextActiveIndex('ArrowDown', -1, 0)).toBeNull();
  });
});
