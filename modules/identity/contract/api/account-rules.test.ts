import { describe, expect, it } from '@jest/globals';
import fc from '#test/support/fast-check.js';
import { emailField, hasPasswordMix, nameField, passwordField, sharesRunWithName } from './account-rules.js';
import { SignUpForm, SignUpRequest } from './accounts.js';

const GOOD = { firstName: 'Robin', lastName: 'Miller', email: 'robin@test.example', password: 'Harrisburg-17' };

function messages(result: { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } }) {
  return Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('names', () => {
  it('[P4.12] are trimmed and required, each with its own words', () => {
    expect(messages(SignUpRequest.safeParse({ ...GOOD, firstName: '  ', lastName: '' }))).toEqual({
      firstName: 'First Name is required',
      lastName: 'Last Name is required',
    });
    expect(nameField('First Name').parse('  Ann  ')).toBe('Ann');
  });

  it('[P4.13] have at most 50 characters', () => {
    const field = nameField('First Name');
    expect(field.safeParse('a'.repeat(50)).success).toBe(true);
    expect(messages(field.safeParse('a'.repeat(51)))).toEqual({ '': 'First Name must be 50 symbols or less' });
  });

  it('[P4.14] allow letters, space, comma, period, apostrophe and hyphen only', () => {
    const field = nameField('First Name');
    for (const name of ["O'Neil", 'Anne-Marie', 'Smith, Jr.', 'Zoë', 'Łukasz']) expect(field.parse(name)).toBe(name);
    for (const name of ['R2D2', 'a_b', '<b>', 'Ann😀', 'a@b'])
      expect(messages(field.safeParse(name))).toEqual({
        '': 'This field can only contain symbols that are common for names',
      });
    for (const name of ['-', '...', "', -"])
      expect(messages(field.safeParse(name))).toEqual({ '': 'First Name needs at least one letter' });
  });

  it('[P4.14] are stored with the signs of the keyboard, whatever a phone or a word processor put for them', () => {
    const field = nameField('Last Name');
    for (const name of ['O\u2019Brien', 'O\u02bcBrien', "O'Brien\u200e", ' O\u00b4Brien\n'])
      expect(field.parse(name)).toBe("O'Brien");
    expect(field.parse('Mun\u0303oz\u2011van\u00a0Dyke')).toBe('Mu\u00f1oz-van Dyke');
  });
});

describe('the email address', () => {
  it('[P4.15] must be one', () => {
    for (const email of ['', 'robin', 'a@b', 'a b@c.de', 'a@b.co\r\nBcc: x@y.zz', 7, null, ['a@b.co']])
      expect(messages(emailField.safeParse(email))).toEqual({ '': 'Invalid email address' });
  });

  it('[P4.16] has at most 125 characters', () => {
    const of = (length: number) => `${'a'.repeat(length - 7)}@b.test`;
    expect(emailField.safeParse(of(125)).success).toBe(true);
    expect(messages(emailField.safeParse(of(126)))).toEqual({ '': 'Email must be 125 symbols or less' });
  });
});

describe('the password', () => {
  it('[P4.17] has 8 to 32 characters', () => {
    const of = (length: number) => `Ab1${'x'.repeat(length - 3)}`;
    for (const length of [8, 32]) expect(passwordField.safeParse(of(length)).success).toBe(true);
    for (const length of [7, 33])
      expect(messages(passwordField.safeParse(of(length)))).toEqual({
        '': 'Password must be between 8 and 32 characters',
      });
    expect(messages(passwordField.safeParse(''))).toEqual({ '': 'Password is required' });
  });

  it('[P4.18] mixes lowercase, uppercase and digit, or digit, letter and special character', () => {
    for (const good of ['abcdEF12', 'abcdef1!', 'ABCDEF1 ', '1234567é€']) expect(hasPasswordMix(good)).toBe(true);
    for (const bad of ['abcdefgh', 'ABCDEFG1', 'abcdefg1', 'abcdEFGH', '12345678', 'abc!EFG-', '1234567!'])
      expect(hasPasswordMix(bad)).toBe(false);
    expect(messages(passwordField.safeParse('abcdefgh'))).toEqual({
      '': 'Password should include lowercase and uppercase letters and at least one number',
    });
  });

  it('[P4.19] holds no three characters of a name, in any case', () => {
    expect(messages(SignUpRequest.safeParse({ ...GOOD, password: 'xxMILxx-17' }))).toEqual({
      password: 'Password must not contain part of First Name or Last Name if this part is more than 3 characters',
    });
    expect(sharesRunWithName('Al-12345', 'Al', 'Bo')).toBe(false);
  });

  it('[P4.19] is refused wherever in it a run of whichever name stands', () => {
    const name = fc.string({ minLength: 3, maxLength: 20, unit: fc.constantFrom(..."abcdeABCDE-' ") });
    fc.assert(
      fc.property(name, fc.string(), fc.string(), fc.nat(), fc.boolean(), (raw, before, after, at, upper) => {
        const trimmed = raw.trim();
        fc.pre(trimmed.length >= 3);
        const start = at % (trimmed.length - 2);
        const run = trimmed.slice(start, start + 3);
        const password = before + (upper ? run.toUpperCase() : run.toLowerCase()) + after;
        return sharesRunWithName(password, 'Zz', raw) && sharesRunWithName(password, raw, 'Zz');
      }),
    );
  });

  it('[P4.19] passes when no run of three is shared', () => {
    const letters = (unit: string) => fc.string({ unit: fc.constantFrom(...unit), maxLength: 30 });
    fc.assert(
      fc.property(letters('abcde'), letters('fghij123'), (name, password) => !sharesRunWithName(password, name)),
    );
  });

  it('reports the rule on names beside other violated rules', () => {
    expect(messages(SignUpRequest.safeParse({ ...GOOD, email: 'no', password: 'Miller-17' }))).toEqual({
      email: 'Invalid email address',
      password: 'Password must not contain part of First Name or Last Name if this part is more than 3 characters',
    });
  });
});

it('[P4.20] the repeated password must be the same', () => {
  expect(messages(SignUpForm.safeParse({ ...GOOD, confirmPassword: 'Harrisburg-18' }))).toEqual({
    confirmPassword: 'Confirm Password must be the same as Password',
  });
  expect(messages(SignUpForm.safeParse({ ...GOOD, confirmPassword: '' }))).toEqual({
    confirmPassword: 'Confirm Password must be the same as Password',
  });
  expect(SignUpForm.safeParse({ ...GOOD, confirmPassword: GOOD.password }).success).toBe(true);
});

it('what a sign-up may carry beside its four fields is left out', () => {
  const hostile = JSON.parse(
    JSON.stringify({ ...GOOD, privileges: [8], id: 'x', confirmedAt: 'now' }).replace('{', '{"__proto__":{"a":1},'),
  );
  expect(SignUpRequest.parse(hostile)).toEqual(GOOD);
});
