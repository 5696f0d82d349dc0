import { PASSWORD, type TestUser } from '../support/fixtures/users.js';

/**
 * JSON requests of the public area. A new form needs one entry: a URL, a valid body, and invalid values for each
 * field.
 */
export interface Form {
  path: string | ((me: TestUser) => string);
  method?: 'POST' | 'PATCH';
  /** The sender: the account `me`, an administrator, or by default a visitor. */
  as?: 'me' | 'admin';
  good: Record<string, unknown>;
  broken: Record<string, readonly unknown[]>;
  /** Like `broken`, for rules that are checked only if all others pass. */
  last?: Record<string, readonly unknown[]>;
}

export const PERSON = { firstName: 'Robin', lastName: 'Miller', email: 'robin@test.example', password: PASSWORD };
const EMOJI = 'Ro\u{1F600}bin';
/** A lone surrogate. */
const HALF = 'Ro\ud83dbin';
const name = ['', '   ', 'R'.repeat(51), 'R2D2', '<b>Robin</b>', EMOJI, '...', '-', HALF];
const email = ['', 'nobody', 'a@b', 'a b@test.example', `${'a'.repeat(120)}@test.example`, 'ro\u0000bin@test.example'];
const password = ['', 'Short-1', `Long-${'1'.repeat(30)}`, 'onlylowercase', 'ONLYUPPER123', '12345678'];
const typed = [null, 1, true, [], ['x'], {}];

export const FORMS: Record<string, Form> = {
  'sign-up': {
    path: '/api/users',
    good: PERSON,
    broken: {
      firstName: [...name, ...typed],
      lastName: [...name, ...typed],
      email: [...email, ...typed],
      password: [...password, ...typed],
    },
    last: { password: ['xx-Robin-17', 'xx-miLLer-17'] },
  },
  'sign-in': {
    path: '/api/auth/signin',
    good: { email: PERSON.email, password: PASSWORD },
    broken: { email: ['', ' ', 'a'.repeat(1001), ...typed], password: ['', 'a'.repeat(1001), ...typed] },
  },
  resend: {
    path: '/api/users/confirmation',
    good: { email: PERSON.email, password: PASSWORD },
    broken: { email: ['', ' ', 'a'.repeat(1001), ...typed], password: ['', 'a'.repeat(1001), ...typed] },
  },
  refresh: {
    path: '/api/auth/refresh',
    good: { refreshToken: 'x' },
    broken: { refreshToken: ['', 'a'.repeat(501), ...typed] },
  },
  'set a password': {
    path: '/api/users/password',
    good: { token: 'x', password: PASSWORD },
    broken: { token: ['', 'a'.repeat(201), ...typed], password: [...password, ...typed] },
  },
  welcome: {
    path: ({ id }) => `/api/users/${id}/welcome`,
    method: 'PATCH',
    as: 'me',
    good: { role: 'jobSeeker' },
    broken: { role: ['', 'admin', 'JOBSEEKER', ...typed] },
  },
  settings: {
    path: ({ id }) => `/api/users/${id}/settings`,
    method: 'PATCH',
    as: 'me',
    good: {
      email: PERSON.email,
      isEmailReceiver: true,
      currentPassword: PASSWORD,
      zipCode: '17101',
      searchDistance: 50,
    },
    broken: {
      email: [...email, ...typed],
      isEmailReceiver: ['true', 1, null, [], {}],
      currentPassword: ['', 'a'.repeat(33), ...typed],
      newPassword: [...password, null, 1, []],
      zipCode: ['1710', '171011', 'abcde', '１７１０１', 17101, [], {}],
      searchDistance: [0, 4, 7, 505, -5, 5.5, '50', null, [], {}],
    },
  },
  'request for posting rights': {
    path: '/api/common/job-posting',
    as: 'me',
    good: { organization: 'North High', message: 'Hello', name: 'Robin Miller', email: PERSON.email },
    broken: {
      organization: ['', '  ', 'a'.repeat(101), '\u0000\u200b', `North ${HALF}`, ...typed],
      message: ['m'.repeat(1001), HALF, ...typed],
      name: ['a'.repeat(201), ...typed],
      email: ['a'.repeat(201), ...typed],
    },
  },
  'rights of a user': {
    path: ({ id }) => `/api/users/${id}`,
    method: 'PATCH',
    as: 'admin',
    good: { privileges: [1], organizations: ['115222752'], version: 1 },
    broken: {
      privileges: [[0], [11], [1.5], ['1'], [null], [[1]], Array(11).fill(1), null, '1', {}, 1],
      organizations: [[''], [1], ['a'.repeat(21)], [['115222752']], null, '115222752', {}],
      version: ['1', 1.5, null, [], {}],
    },
    last: { organizations: [['999'], ['115222752', '999']] },
  },
  access: {
    path: ({ id }) => `/api/users/${id}/access`,
    method: 'PATCH',
    as: 'admin',
    good: { isAccessible: false },
    broken: { isAccessible: ['false', 0, null, [], {}] },
  },
};
