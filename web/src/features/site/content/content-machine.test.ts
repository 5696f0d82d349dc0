import { expect, it } from '@jest/globals';
import { beginEditing, type ContentState, contentReducer } from './content-machine';

const base = { id: '1', text: '<p>a</p>' };
const saved = { id: '2', text: '<p>b</p>' };
const published = { text: '<p>c</p>', publishedAt: '2026-11-27T12:00:00.000Z' };
const conflict: ContentState = { is: 'conflict', base, saved, mine: '<p>c</p>' };

it('a refused text keeps what it was made from and what was typed, also when both together are refused', () => {
  expect(contentReducer(beginEditing(base), { type: 'refused', saved, mine: '<p>c</p>' })).toEqual(conflict);
  const third = { id: '3', text: '<p>d</p>' };
  expect(contentReducer(conflict, { type: 'refused', saved: third, mine: '<p>e</p>' })).toEqual({
    ...conflict,
    saved: third,
  });
});

it('who goes on editing meets the conflict again, because the text that was read stays', () => {
  expect(contentReducer(conflict, { type: 'keepEditing' })).toEqual(beginEditing(base));
});

it('a published text has before it the one that it replaced', () => {
  expect(contentReducer(beginEditing(base), { type: 'published', published })).toMatchObject({ before: base });
  expect(contentReducer(conflict, { type: 'published', published })).toMatchObject({ before: saved });
});

it('an event that a state does not know changes nothing', () => {
  const state: ContentState = { is: 'published', before: base, published };
  expect(contentReducer(state, { type: 'compare', with: saved })).toBe(state);
  expect(contentReducer(beginEditing(base), { type: 'keepEditing' })).toEqual(beginEditing(base));
});
