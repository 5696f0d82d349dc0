import { ORGANIZATION_COLUMNS } from '#modules/directory/contract/api/organizations.js';
import { REFERENCE_PATHS } from '#modules/directory/contract/api/reference-kinds.js';
import { LOG_LEVELS } from '#modules/reporting/contract/api/log.js';
import { Privilege } from '#modules/shared/privileges.js';
import { TASK_KINDS, type TaskKind } from '#modules/shared/task-kinds.js';
import { list, one, type Reads } from './read.js';
import type { Person } from './world.js';

const USERS = '/api/users';
const LOGS = '/api/logs';
const REPORT_USERS = '/api/reporting/users';
const HISTORY = '/api/history';
const ORGANIZATIONS = '/api/organizations/admin';

/** The administrator has no such tasks. */
const READERS_OF_TASKS: Partial<Record<TaskKind, Person>> = {
  newApplicants: 'poster',
  inRelease: 'poster',
  toRead: 'reviewer',
  profile: 'seeker',
  draft: 'seeker',
};

/** Accounts, profiles, the system log, the system settings and histories. */
export const PEOPLE_READS: Reads = {
  'GET /api/users': [
    list('all', 'administrator', USERS, 10),
    list('all from Z', 'administrator', USERS, 10, { sortAlgorithm: 'DESC' }),
    ...(['ASC', 'DESC'] as const).flatMap((sortAlgorithm) => [
      list(`by last sign-in ${sortAlgorithm}`, 'administrator', USERS, 10, {
        sortedColumn: 'loginTime',
        sortAlgorithm,
      }),
      list(`part of a last name by last sign-in ${sortAlgorithm}`, 'administrator', USERS, 10, {
        sortedColumn: 'loginTime',
        sortAlgorithm,
        lastName: 'son',
      }),
      list(`by email ${sortAlgorithm}`, 'administrator', USERS, 10, { sortedColumn: 'email', sortAlgorithm }),
      list(`part of a last name by email ${sortAlgorithm}`, 'administrator', USERS, 10, {
        sortedColumn: 'email',
        sortAlgorithm,
        lastName: 'son',
      }),
    ]),
    list('a frequent last name', 'administrator', USERS, 10, { lastName: 'Smith' }),
    list('a rare last name', 'administrator', USERS, 10, { lastName: 'Hawkins' }),
    list('part of a last name', 'administrator', USERS, 10, { lastName: 'son' }),
    list('two frequent letters', 'administrator', USERS, 10, { lastName: 'ar' }),
    list('no such last name', 'administrator', USERS, 10, { lastName: 'Zzyzx' }),
    list('a first name', 'administrator', USERS, 10, { firstName: 'Mary' }),
    list('part of an email', 'administrator', USERS, 10, { email: 'smith.1' }),
    list('an email', 'administrator', USERS, 10, ({ emails }) => ({ email: emails.seeker })),
    ...Object.entries(Privilege).map(([name, privilege]) =>
      list(`privilege ${name}`, 'administrator', USERS, 10, { privilege }),
    ),
    list('an organization', 'administrator', USERS, 10, ({ organization }) => ({ organization })),
    list('all fields', 'administrator', USERS, 10, ({ organization }) => ({
      firstName: 'a',
      lastName: 'e',
      email: 'demo',
      privilege: Privilege.ReviewApplicants,
      organization,
    })),
  ],
  'GET /api/reporting/positions': [one('administrator', () => '/api/reporting/positions')],
  'GET /api/reporting/organizations': [one('administrator', () => '/api/reporting/organizations')],
  'GET /api/reporting/definitions': [one('administrator', () => '/api/reporting/definitions')],
  'GET /api/users/privileges': [one('administrator', () => '/api/users/privileges')],
  'GET /api/users/:id': [
    one('seeker', ({ seeker }) => `/api/users/${seeker}`),
    one('administrator', ({ seeker }) => `/api/users/${seeker}`),
  ],
  'GET /api/users/:id/data-export': [one('seeker', ({ seeker }) => `/api/users/${seeker}/data-export`)],
  'GET /api/users/:id/summary': [one('administrator', ({ seeker }) => `/api/users/${seeker}/summary`)],
  'GET /api/users/:id/consequences': [one('administrator', ({ seeker }) => `/api/users/${seeker}/consequences`)],
  'GET /api/users/profile/data': [one('seeker', () => '/api/users/profile/data')],
  'GET /api/users/user-profile/:id': [one('administrator', ({ seeker }) => `/api/users/user-profile/${seeker}`)],
  'GET /api/users/files/:id': [one('applicant', ({ document }) => `/api/users/files/${document}`)],
  'GET /api/users/files/admin/:id': [one('administrator', ({ document }) => `/api/users/files/admin/${document}`)],
  'GET /api/organizations/admin': [
    list('all', 'administrator', ORGANIZATIONS, 25),
    ...ORGANIZATION_COLUMNS.flatMap((sortedColumn) =>
      (['ASC', 'DESC'] as const).map((sortAlgorithm) =>
        list(`by ${sortedColumn} ${sortAlgorithm}`, 'administrator', ORGANIZATIONS, 25, {
          sortedColumn,
          sortAlgorithm,
        }),
      ),
    ),
    list('part of a name', 'administrator', ORGANIZATIONS, 25, { searchString: 'lancaster' }),
    list('a type', 'administrator', ORGANIZATIONS, 25, { searchString: 'charter' }),
    list('two letters', 'administrator', ORGANIZATIONS, 25, { searchString: 'ar' }),
    list('a number', 'administrator', ORGANIZATIONS, 25, ({ organization }) => ({ searchString: organization })),
  ],
  'GET /api/organizations/admin/:accountNumber': [
    one('administrator', ({ organization }) => `${ORGANIZATIONS}/${organization}`),
  ],
  ...Object.fromEntries(
    Object.values(REFERENCE_PATHS).map((path) => [
      `GET /api/${path}`,
      [
        ...(['name', 'type', 'code'] as const).flatMap((sortedColumn) =>
          (['ASC', 'DESC'] as const).map((orderBy) =>
            list(`by ${sortedColumn} ${orderBy}`, 'administrator', `/api/${path}`, 10, { sortedColumn, orderBy }),
          ),
        ),
        list('part of a name', 'administrator', `/api/${path}`, 10, { searchString: 'tea' }),
      ],
    ]),
  ),
  'GET /api/posting-access-requests': [list('', 'administrator', '/api/posting-access-requests', 10)],
  'GET /api/history/users/:id': [
    one('administrator', ({ seeker }) => `${HISTORY}/users/${seeker}?limit=20`),
    one('administrator', ({ seeker }) => `${HISTORY}/users/${seeker}?limit=20&categories=reads`, 'a category'),
    one('administrator', ({ seeker }) => `${HISTORY}/users/${seeker}?limit=20&by=${seeker}`, 'of an actor'),
  ],
  'GET /api/users/:id/sessions': [one('administrator', ({ seeker }) => `/api/users/${seeker}/sessions`)],
  'GET /api/history/users/:id/rights': [one('administrator', ({ seeker }) => `${HISTORY}/users/${seeker}/rights`)],
  'GET /api/mails/users/:id': [
    one('administrator', ({ seeker }) => `/api/mails/users/${seeker}?limit=10`),
    one('administrator', ({ seeker }) => `/api/mails/users/${seeker}?limit=10&show=unsent`, 'unsent'),
  ],
  'GET /api/history/organizations/:accountNumber': [
    one('administrator', ({ organization }) => `${HISTORY}/organizations/${organization}?limit=20`),
  ],
  'GET /api/history/organizations/:accountNumber/members': [
    one('administrator', ({ organization }) => `${HISTORY}/organizations/${organization}/members`),
  ],
  'GET /api/history/jobs/:id': [
    one('administrator', ({ popularJob }) => `${HISTORY}/jobs/${popularJob}?limit=20`),
    one('poster', ({ ownJob }) => `${HISTORY}/jobs/${ownJob}?limit=20`),
  ],
  'GET /api/history/applications/:id': [
    one('administrator', ({ application }) => `${HISTORY}/applications/${application}?limit=20`),
  ],
  'GET /api/user/duties': (['administrator', 'poster', 'reviewer', 'seeker'] as const).map((as) =>
    one(as, () => '/api/user/duties'),
  ),
  'GET /api/user/duties/:kind': TASK_KINDS.map((kind) =>
    list(kind, READERS_OF_TASKS[kind] ?? 'administrator', `/api/user/duties/${kind}`, 10),
  ),
  'GET /api/content/texts': [one('administrator', () => '/api/content/texts')],
  'GET /api/common/systemSettings': [one('administrator', () => '/api/common/systemSettings')],
  'GET /api/reporting/users': [
    one('administrator', () => `${REPORT_USERS}?search=smith`, 'part of a name'),
    one('administrator', () => `${REPORT_USERS}?search=zzyzx`, 'no such name'),
  ],
  'GET /api/logs': [
    list('dashboard', 'administrator', LOGS, 10),
    list('all', 'administrator', LOGS, 25),
    ...LOG_LEVELS.map((level) => list(`level ${level}`, 'administrator', LOGS, 25, { level })),
    list('a day', 'administrator', LOGS, 25, ({ day }) => ({ date: day })),
    list('a frequent word', 'administrator', LOGS, 25, { message: 'signed in' }),
    list('a word of one in a hundred', 'administrator', LOGS, 25, { message: 'gave up' }),
    list('two frequent letters', 'administrator', LOGS, 25, { message: 'in' }),
    list('a number', 'administrator', LOGS, 25, { message: 'job 12345' }),
    list('a word in no message', 'administrator', LOGS, 25, { message: 'falconry' }),
    list('a day, level and word', 'administrator', LOGS, 25, ({ day }) => ({
      date: day,
      level: 'warning',
      message: 'sign',
    })),
    list('a fact', 'administrator', LOGS, 25, { factName: 'ApplicationSubmitted' }),
    list('a fact and a level', 'administrator', LOGS, 25, { factName: 'JobDeleted', level: 'warning' }),
    list('a subscriber', 'administrator', LOGS, 25, { subscriber: 'deliver-mail' }),
    list('a posting', 'administrator', LOGS, 25, { jobListingNumber: 1234 }),
    list('an account', 'administrator', LOGS, 25, { accountId: '00000000-0000-7000-8000-000000000123' }),
    list('an account in many entries', 'administrator', LOGS, 25, {
      accountId: '00000000-0000-7000-8000-000000000000',
    }),
    list('an account and a word', 'administrator', LOGS, 25, {
      accountId: '00000000-0000-7000-8000-000000000000',
      message: 'refused',
    }),
  ],
  'GET /api/queues': [one('administrator', () => '/api/queues')],
  'GET /api/queues/deadLetters': [
    list('', 'administrator', '/api/queues/deadLetters', 25),
    list('of a subscriber', 'administrator', '/api/queues/deadLetters', 25, { subscriber: 'deliver-mail' }),
    list('one', 'administrator', '/api/queues/deadLetters', 25, { letter: '01900000-0000-7000-8000-000000000000' }),
  ],
  'GET /api/logs/choices': [one('administrator', () => `${LOGS}/choices`)],
  'GET /api/logs/:id': [one('administrator', ({ logEntry }) => `${LOGS}/${logEntry}`)],
};
