import { expect, it } from '@jest/globals';
import { parseMessage } from './parse-message.js';

it.each([[{ kind: 'ready' }], [{ kind: 'failed' }], [{ kind: 'page', page: 2, pages: 3 }]])('reads %j', (message) => {
  expect(parseMessage({ ...message, more: 'than that' })).toEqual(message);
});

it.each([
  [null],
  ['ready'],
  [{}],
  [{ kind: 'show' }],
  [{ kind: 'page', page: 4, pages: 3 }],
  [{ kind: 'page', page: 0, pages: 3 }],
  [{ kind: 'page', page: 1.5, pages: 3 }],
  [{ kind: 'page', page: '<b>', pages: '</b>' }],
])('ignores %j, which the frame as built never sends', (message) => {
  expect(parseMessage(message)).toBeNull();
});
