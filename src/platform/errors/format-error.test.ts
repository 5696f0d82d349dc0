import { describe, expect, it } from '@jest/globals';
import { formatErrorForLog } from './format-error.js';

describe('an error in the log (S23)', () => {
  it('is one line without e-mail addresses', () => {
    const line = formatErrorForLog(new Error('550 no such user <canary@home.example>\r\nforged: entry'));
    expect(line).toMatch(/^Error: 550 no such user <\[address\]> forged: entry \| at /);
    expect(line).not.toMatch(/[\r\n]/);
  });

  it('shows the code of a database error, never the statement and its values', () => {
    const failure = Object.assign(new Error("insert into account values ('Canary') - failed"), {
      name: 'NotNullConstraintViolationException',
      code: '23502',
      table: 'account',
    });
    expect(formatErrorForLog(failure)).toMatch(/^NotNullConstraintViolationException 23502 account \| at /);
  });

  it('names the files of scoped packages', () => {
    const failure = Object.assign(new Error('refused'), {
      stack: 'Error: refused\n    at run (file:///app/node_modules/@nestjs/core/router.js:1:2)',
    });
    expect(formatErrorForLog(failure)).toBe(
      'Error: refused | at run (file:///app/node_modules/@nestjs/core/router.js:1:2)',
    );
  });

  it('redacts an address whose local part ends with a slash, and several in a row', () => {
    expect(formatErrorForLog('to user/@home.example,canary@home.example')).toBe('to [address],[address]');
  });

  it('formats a value that is no Error', () => {
    expect(formatErrorForLog('plain\nwords')).toBe('plain words');
  });
});
