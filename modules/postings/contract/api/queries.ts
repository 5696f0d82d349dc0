import { z } from 'zod';
import { MAX_COUNTY_NUMBER, MAX_IU_NUMBER } from '#modules/directory/contract/api/choices.js';
import { JOB_STATUSES, REVIEW_SHOWS, SHOWN_STATUSES } from './lists.js';

/** Query parameters of the lists of postings, all optional. */

const offset = z.coerce.number().int().min(0).max(10_000).default(0);
const limit = (defaultLimit: number) => z.coerce.number().int().min(1).max(500).default(defaultLimit);
const direction = z.enum(['ASC', 'DESC']);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const search = z.string().trim().max(50).optional();

/** Sortable columns of Manage Postings (W7.10). */
export const MANAGED_COLUMNS = [
  'job.title',
  'position.name',
  'organization.accountName',
  'job.city',
  'job.endDate',
  'job.status',
] as const;

/** Values of one filter are ORed, filters are ANDed (near W7.3). Dates bound the listing start date (W7.14). */
export const ManagedFilters = z.object({
  title: search,
  /** The external listing number or the internal one. */
  jobNumber: search,
  city: search,
  county: z.array(z.int().min(1).max(MAX_COUNTY_NUMBER)).max(MAX_COUNTY_NUMBER).optional(),
  iu: z.array(z.int().min(1).max(MAX_IU_NUMBER)).max(MAX_IU_NUMBER).optional(),
  startDate: z.iso.datetime({ offset: true }).nullish(),
  endDate: z.iso.datetime({ offset: true }).nullish(),
  /** Account numbers. */
  organizations: z.array(z.string().max(20)).max(1000).optional(),
  /** Position ids. */
  positions: z.array(z.uuid()).max(500).optional(),
  statuses: z.array(z.enum(SHOWN_STATUSES)).optional(),
});
export type ManagedFilters = z.infer<typeof ManagedFilters>;

const filtersText = z
  .string()
  .max(60_000)
  .transform((text, context) => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'filters must be JSON' });
      return z.NEVER;
    }
  })
  .pipe(ManagedFilters);

/** GET /api/jobs/admin (W7.13): `filters` is JSON text; the default order is newest start date first. */
export const ManagedQuery = z.object({
  filters: filtersText.optional(),
  offset,
  limit: limit(10),
  sortedColumn: z.enum(MANAGED_COLUMNS).optional(),
  sortAlgorithm: direction.default('ASC'),
});
export type ManagedQuery = z.infer<typeof ManagedQuery>;

/** Status, Applicants, Expiring Soon, Position Title, Position Number (W8.2). */
export const MY_POSTINGS_SORTS = ['status', 'applicants', 'endDate', 'title', 'number'] as const;

/** GET /api/jobs/user/posts (W8.10). Status sorts in the order of JOB_STATUSES, Applicants in descending order. */
export const MyPostingsQuery = z.object({
  offset,
  limit: limit(10),
  sortedBy: z.enum(MY_POSTINGS_SORTS).default('status'),
  sortedAlgorithm: direction.optional(),
  status: z.enum(SHOWN_STATUSES).optional(),
  excludeClosed: flag.default(false),
  excludeFilled: flag.default(false),
});
export type MyPostingsQuery = z.infer<typeof MyPostingsQuery>;

/** GET /api/jobs/admin/reviewApplicants (W12.5); the default limit is 20 (W12.4). */
export const ReviewQuery = z.object({
  offset,
  limit: limit(20),
  /** A part of the title, of the organization's name or of a listing number. */
  search,
  show: z.enum(REVIEW_SHOWS).default('all'),
  /** By review-by date. */
  order: direction.default('DESC'),
  /** Only this posting. */
  job: z.uuid().optional(),
});
export type ReviewQuery = z.infer<typeof ReviewQuery>;

/** GET /api/jobs/admin/dashboardReviewApplicants (W4.4). */
export const DashboardReviewQuery = z.object({
  offset,
  limit: limit(10),
  sortedColumn: z.literal('boardReviewDays').default('boardReviewDays'),
  sortAlgorithm: direction.default('DESC'),
  /** One value, or several as a repeated parameter. */
  statuses: z
    .union([z.enum(JOB_STATUSES), z.array(z.enum(JOB_STATUSES))])
    .transform((value) => [value].flat())
    .default(['open']),
});
export type DashboardReviewQuery = z.infer<typeof DashboardReviewQuery>;

/** Query of DELETE /api/jobs/{id}. With a `version`, a posting that was changed since is left as it is (409). */
export const DeleteQuery = z.object({ version: z.coerce.number().int().optional() });
export type DeleteQuery = z.infer<typeof DeleteQuery>;
