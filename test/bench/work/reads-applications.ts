import { APPLICANT_SORTS, LIST_FILTERS, LIST_SORTS } from '#modules/applications/contract/api/lists.js';
import { STAGES } from '#modules/applications/contract/api/stage-rules.js';
import { list, one, type Reads } from './read.js';

const MINE = '/api/applications/list';
const APPLICANTS = '/api/applications/admin/data';

export const APPLICATION_READS: Reads = {
  'GET /api/applications/list': [
    ...LIST_SORTS.map((sortedBy) => list(`by ${sortedBy}`, 'seeker', MINE, 10, { sortedBy })),
    ...LIST_FILTERS.map((status) => list(`status ${status}`, 'seeker', MINE, 10, { status })),
  ],
  'GET /api/applications/positions-of-interest': [
    list('', 'seeker', '/api/applications/positions-of-interest', 10, { sortedBy: 'statusCode' }),
  ],
  'GET /api/applications/states': [one('seeker', () => '/api/applications/states')],
  'GET /api/applications/prefill/:jobId': [one('seeker', ({ job }) => `/api/applications/prefill/${job}`)],
  'GET /api/applications/:id': [one('seeker', ({ applicationOfSeeker }) => `/api/applications/${applicationOfSeeker}`)],
  'GET /api/applications/admin/data': [
    list('11 applicants', 'administrator', APPLICANTS, 25, ({ job }) => ({ jobId: job })),
    list('the most applicants', 'administrator', APPLICANTS, 25, ({ popularJob }) => ({ jobId: popularJob })),
    list('own job', 'poster', APPLICANTS, 25, ({ ownJob }) => ({ jobId: ownJob })),
    list('own job', 'reviewer', APPLICANTS, 25, ({ ownJob }) => ({ jobId: ownJob })),
    ...APPLICANT_SORTS.map((sortedColumn) =>
      list(`by ${sortedColumn}`, 'administrator', APPLICANTS, 25, ({ popularJob }) => ({
        jobId: popularJob,
        canMove: 'true',
        sortedColumn,
        sortAlgorithm: 'ASC',
      })),
    ),
    ...STAGES.map((stage) =>
      list(`stage ${stage}`, 'poster', APPLICANTS, 25, ({ ownJob }) => ({ jobId: ownJob, stage })),
    ),
  ],
  'GET /api/applications/admin/stages': [
    one('administrator', ({ popularJob }) => `/api/applications/admin/stages?jobId=${popularJob}`),
    one('poster', ({ ownJob }) => `/api/applications/admin/stages?jobId=${ownJob}`),
  ],
  'GET /api/applications/admin/candidates': [
    one('administrator', ({ job }) => `/api/applications/admin/candidates?jobId=${job}`, '11 applicants'),
    one('administrator', ({ popularJob }) => `/api/applications/admin/candidates?jobId=${popularJob}`, 'the most'),
    one(
      'administrator',
      ({ popularJob }) => `/api/applications/admin/candidates?jobId=${popularJob}&offset=100&limit=50`,
      'page 3',
    ),
    one('poster', ({ ownJob }) => `/api/applications/admin/candidates?jobId=${ownJob}`),
  ],
  'GET /api/applications/admin/board': [
    one('administrator', ({ popularJob }) => `/api/applications/admin/board?jobId=${popularJob}`),
  ],
  'GET /api/applications/admin/users/:id': [
    one('administrator', ({ seeker }) => `/api/applications/admin/users/${seeker}?limit=10`),
  ],
  'GET /api/applications/admin/undecided': [
    one(
      'administrator',
      ({ job, popularJob }) => `/api/applications/admin/undecided?jobs=${job}&jobs=${popularJob}`,
      'two jobs',
    ),
    one('poster', ({ ownJob }) => `/api/applications/admin/undecided?jobs=${ownJob}`),
  ],
  'GET /api/applications/review/:id': (['administrator', 'poster', 'reviewer'] as const).map((as) =>
    one(as, ({ application }) => `/api/applications/review/${application}`),
  ),
  'GET /api/applications/admin/files/:id': [
    one('administrator', ({ applicationFile }) => `/api/applications/admin/files/${applicationFile}`),
  ],
  'GET /api/applications/admin/coverLetter/:id': [
    one('administrator', ({ applicationWithFiles }) => `/api/applications/admin/coverLetter/${applicationWithFiles}`),
  ],
  'GET /api/applications/user/files/:id': [
    one('applicant', ({ applicationFile }) => `/api/applications/user/files/${applicationFile}`),
  ],
  'GET /api/applications/user/coverLetter/:id': [
    one('applicant', ({ applicationWithFiles }) => `/api/applications/user/coverLetter/${applicationWithFiles}`),
  ],
  'GET /api/applications/user/pdf/:id': [
    one('applicant', ({ applicationWithFiles }) => `/api/applications/user/pdf/${applicationWithFiles}`),
  ],
};
