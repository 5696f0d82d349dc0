import { expect, it } from '@jest/globals';
import { shownError } from './shown-error.js';

it.each([
  ['Error: statement timeout | at run (/app/src/x.js:1:2) < at go (/app/y.js:3:4)', 'Error: statement timeout'],
  ['Error: no reply of smtps://board:hunter2@mail.example:465/', 'Error: no reply of smtps://mail.example:465/'],
  ['Error: no reply of smtps://board:hun@ter/2@mail.example', 'Error: no reply of smtps://mail.example'],
  ['Error: postgres://board:[address]:5432/board is away', 'Error: postgres://[address]:5432/board is away'],
  ['Error: postgres://board:hun,[address] is away', 'Error: postgres://[address] is away'],
  [
    'Error: https://board.example/reset-password?token=hunter2 failed',
    'Error: https://board.example/reset-password failed',
  ],
  ['Error: https://board.example/confirm#hunter2 failed', 'Error: https://board.example/confirm failed'],
])('%s is shown as %s', (error, shown) => {
  expect(shownError(error)).toBe(shown);
});
