import { describe, expect, it } from '@jest/globals';
import { errorLine } from './error-line.js';

describe('an error in the log (S23)', () => {
  it('is one line without addresses', () => {
    const line = errorLine(new Error('550 no such user <canary@home.example>\r\nforged: entry'));
    expect(line).toMatch(/^Error: 550 no such user <\[address\]> forged: entry \| at /);
    expect(line).not.toMatch(/[\r\n]/);
  });

  it('tells a failure of the database by its code, never by the statement and its values', () => {
    const failure = Object.assign(new Error("insert into account values ('Canary') - failed"), {
      name: 'NotNullConstraintViolationException',
      code: '23502',
      table: 'account',
    });
    expect(errorLine(failure)).toMatch(/^NotNullConstraintViolationException 23502 account \| at /);
  });

  it('tells what is no error too', () => {
    expect(errorLine('plain\nwords')).toBe('plain words');
  });
});
