import { JOB_STATUSES, REVIEW_SHOWS, SHOWN_STATUSES } from '#modules/postings/contract/api/lists.js';
import { MANAGED_COLUMNS, type ManagedFilters, MY_POSTINGS_SORTS } from '#modules/postings/contract/api/queries.js';
import { list, one, type Read, type Reads } from './read.js';
import type { Person, World } from './world.js';

const DIRECTIONS = ['ASC', 'DESC'] as const;
const DAY_MS = 86_400_000;

/** Manage Postings opens with the listings of the last month (W7.4). */
const lastMonth = {
  startDate: new Date(Date.now() - 31 * DAY_MS).toISOString(),
  endDate: new Date(Date.now() + DAY_MS).toISOString(),
};

const MANAGED = '/api/jobs/admin';
const managed = (name: string, as: Person, filters: ManagedFilters | ((world: World) => ManagedFilters)): Read =>
  list(name, as, MANAGED, 10, (world) => ({
    filters: JSON.stringify(typeof filters === 'function' ? filters(world) : filters),
  }));

const MINE = '/api/jobs/user/posts';
const TO_REVIEW = '/api/jobs/admin/reviewApplicants';
const DASHBOARD = '/api/jobs/admin/dashboardReviewApplicants';

export const POSTING_READS: Reads = {
  'GET /api/jobs/admin': [
    list('all', 'administrator', MANAGED, 10),
    list('all', 'poster', MANAGED, 10),
    ...MANAGED_COLUMNS.flatMap((sortedColumn) =>
      DIRECTIONS.map((sortAlgorithm) =>
        list(`by ${sortedColumn} ${sortAlgorithm}`, 'administrator', MANAGED, 10, { sortedColumn, sortAlgorithm }),
      ),
    ),
    ...MANAGED_COLUMNS.map((sortedColumn) =>
      list(`of the last month by ${sortedColumn}`, 'administrator', MANAGED, 10, {
        sortedColumn,
        filters: JSON.stringify(lastMonth),
      }),
    ),
    managed('of the last month', 'administrator', lastMonth),
    managed('of the last month', 'poster', lastMonth),
    // The page itself asks for this order.
    ...(['administrator', 'poster'] as const).flatMap((as) =>
      [lastMonth, { title: 'music' }, { title: 'falconry' }, { jobNumber: '1234' }].map((filters) =>
        list(`${Object.keys(filters)} by end`, as, MANAGED, 10, {
          sortedColumn: 'job.endDate',
          filters: JSON.stringify(filters),
        }),
      ),
    ),
    managed('a word of the title', 'administrator', { title: 'music' }),
    managed('a word in no title', 'administrator', { title: 'falconry' }),
    managed('a number', 'administrator', { jobNumber: '1234' }),
    managed('a city', 'administrator', { city: 'harrisburg' }),
    managed('a county', 'administrator', { county: [22] }),
    managed('an intermediate unit', 'administrator', { iu: [15] }),
    managed('an organization', 'administrator', ({ organization }) => ({ organizations: [organization] })),
    managed('a position', 'administrator', ({ position }) => ({ positions: [position] })),
    ...JOB_STATUSES.map((status) => managed(`status ${status}`, 'administrator', { statuses: [status] })),
    // The page itself asks for this order.
    list('expired by end', 'administrator', MANAGED, 10, {
      sortedColumn: 'job.endDate',
      filters: JSON.stringify({ statuses: ['expired'] }),
    }),
    managed('title, city and status', 'administrator', {
      title: 'teacher',
      city: 'harrisburg',
      statuses: ['open', 'filled'],
    }),
  ],
  'GET /api/jobs/user/posts': [
    ...MY_POSTINGS_SORTS.flatMap((sortedBy) =>
      DIRECTIONS.map((sortedAlgorithm) =>
        list(`by ${sortedBy} ${sortedAlgorithm}`, 'poster', MINE, 10, { sortedBy, sortedAlgorithm }),
      ),
    ),
    ...SHOWN_STATUSES.map((status) => list(`status ${status}`, 'poster', MINE, 10, { status })),
    list('dashboard', 'poster', MINE, 25, { excludeClosed: 'true', excludeFilled: 'true', sortedAlgorithm: 'ASC' }),
    list('dashboard', 'administrator', MINE, 25, {
      excludeClosed: 'true',
      excludeFilled: 'true',
      sortedAlgorithm: 'ASC',
    }),
  ],
  'GET /api/jobs/user/preferences': [list('', 'seeker', '/api/jobs/user/preferences', 5)],
  'GET /api/jobs/user/contact': [
    one('administrator', () => '/api/jobs/user/contact'),
    one('poster', () => '/api/jobs/user/contact'),
  ],
  'GET /api/jobs/user/copies': [
    one('administrator', () => '/api/jobs/user/copies'),
    one('poster', () => '/api/jobs/user/copies'),
  ],
  'GET /api/jobs/autosave': [one('poster', () => '/api/jobs/autosave')],
  'GET /api/jobs/:id/autosave': [one('poster', ({ ownJob }) => `/api/jobs/${ownJob}/autosave`)],
  'GET /api/jobs/like': [
    one('administrator', ({ organization }) => `/api/jobs/like?organization=${organization}&title=Music+Teacher`),
  ],
  'GET /api/jobs/usual-salary': [
    one(
      'administrator',
      ({ organization, position }) => `/api/jobs/usual-salary?organization=${organization}&position=${position}`,
    ),
  ],
  'GET /api/jobs/admin/reviewApplicants': [
    ...(['administrator', 'reviewer'] as const).flatMap((as) => [
      list('', as, TO_REVIEW, 20),
      ...REVIEW_SHOWS.map((show) => list(`${show}, due first`, as, TO_REVIEW, 20, { show, order: 'ASC' })),
      list('by a text', as, TO_REVIEW, 20, { search: 'teacher' }),
    ]),
  ],
  'GET /api/jobs/admin/dashboardReviewApplicants': (['administrator', 'reviewer'] as const).flatMap((as) =>
    DIRECTIONS.map((sortAlgorithm) =>
      list(`open, ${sortAlgorithm}`, as, DASHBOARD, 10, { statuses: 'open', sortAlgorithm }),
    ),
  ),
  'GET /api/jobs/:id/admin': [
    one('administrator', ({ popularJob }) => `/api/jobs/${popularJob}/admin`),
    one('poster', ({ ownJob }) => `/api/jobs/${ownJob}/admin`),
  ],
  'GET /api/jobs/:id/preview': [
    one('administrator', ({ popularJob }) => `/api/jobs/${popularJob}/preview`),
    one('poster', ({ ownJob }) => `/api/jobs/${ownJob}/preview`),
  ],
  'GET /api/jobs/templates': [
    one('administrator', ({ organization }) => `/api/jobs/templates?organization=${organization}`),
    one('poster', () => '/api/jobs/templates'),
  ],
  'GET /api/reviewers/:accountNumber': [one('administrator', ({ organization }) => `/api/reviewers/${organization}`)],
  'GET /api/jobs/:id': [
    one('administrator', ({ ownJob }) => `/api/jobs/${ownJob}`),
    one('seeker', ({ ownJob }) => `/api/jobs/${ownJob}`),
  ],
};
