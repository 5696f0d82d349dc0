import { endOfLocalDay, localDate, startOfLocalDay } from '#platform/time/local-time.js';
import { type JobChange, JobPayload } from '../contract/api/job.js';
import { cleanDescription } from './description.js';
import type { JobActor } from './transitions.js';

/** Organization and position with their names at the time of saving; later renamings follow by events. */
export interface PostingTarget {
  organization: { accountNumber: string; accountName: string };
  position: { id: string; name: string; type: string };
}

/** The stored content of a posting, without its state. */
export type JobContent = ReturnType<typeof toJobContent>;

/** A local day, or the day of a timestamp in Pennsylvania (near W5.32). */
const toLocalDay = (value: string) => (value.length === 10 ? value : localDate(new Date(value)));

/** Maps the payload to stored content: days to timestamps (W5.32), sanitized HTML, inapplicable fields emptied. */
export function toJobContent(payload: JobPayload | JobChange, target: PostingTarget) {
  // Fields of the request that are no content must never reach the row.
  const {
    status: _status,
    id: _id,
    version: _version,
    deletedFiles: _files,
    position: _position,
    isSalaryShow: showsSalary,
    boardReviewDays,
    ...fields
  } = payload as JobPayload & Partial<JobChange>;
  return {
    ...fields,
    organization: target.organization.accountNumber,
    organizationName: target.organization.accountName,
    positionId: target.position.id,
    positionName: target.position.name,
    positionType: target.position.type,
    county: payload.state === 'PA' ? payload.county : null,
    startDate: startOfLocalDay(toLocalDay(payload.startDate)),
    endDate: endOfLocalDay(toLocalDay(payload.endDate)),
    description: cleanDescription(payload.description),
    showsSalary,
    reviewBy: boardReviewDays ? endOfLocalDay(toLocalDay(boardReviewDays)) : null,
    reviewers: [...new Set(payload.reviewers)],
  };
}

/** Fields of the form that are no content, or have another name in it. */
const OTHERWISE_NAMED = ['status', 'position', 'isSalaryShow', 'boardReviewDays'];

/** Names of the stored content: the form's fields, with the copied names of organization and position. */
const CONTENT_FIELDS = [
  ...Object.keys(JobPayload.shape).filter((field) => !OTHERWISE_NAMED.includes(field)),
  'organizationName',
  'positionId',
  'positionName',
  'positionType',
  'showsSalary',
  'reviewBy',
] as (keyof JobContent)[];

/** The content of a posting without its state. */
export function contentOf(job: JobContent): JobContent {
  return Object.fromEntries(CONTENT_FIELDS.map((field) => [field, job[field]])) as JobContent;
}

/** Fields that only admin-level users may set (W5.39); other users' values are ignored. */
export const ADMIN_ONLY = [
  'isHot',
  'isFeatured',
  'isPerformanceAssessment',
  'performanceAssessmentURL',
  'isBoardReview',
  'reviewBy',
  'reviewers',
  'isEssayRequired',
  'essayQuestion',
] as const satisfies readonly (keyof JobContent)[];

/** Values of the admin-only fields before an administrator sets them. */
export const ADMIN_FIELD_DEFAULTS: Pick<JobContent, (typeof ADMIN_ONLY)[number]> = {
  isHot: false,
  isFeatured: false,
  isPerformanceAssessment: false,
  performanceAssessmentURL: '',
  isBoardReview: false,
  reviewBy: null,
  reviewers: [],
  isEssayRequired: false,
  essayQuestion: '',
};

/** Applies the fields that the actor may change; the others keep the values of `current`. */
export function applyFieldPermissions(content: JobContent, current: JobContent, actor: JobActor): JobContent {
  const result = { ...content };
  if (!actor.roles.has('adminLevel')) {
    const adminFields = Object.fromEntries(ADMIN_ONLY.map((field) => [field, current[field]]));
    Object.assign(result, adminFields);
    // Reviewers selected for one organization must not read the applicants of another.
    if (content.organization !== current.organization) result.reviewers = [];
  }
  // W5.35: the checkbox is disabled for a creator without posting rights, and its URL belongs to it.
  if (!actor.roles.has('adminLevel') && !actor.roles.has('poster')) {
    result.isExternalPost = current.isExternalPost;
    result.externalUrl = current.externalUrl;
  }
  return normalizeReview(result);
}

/**
 * The review date must not precede the listing end date (W5.33); without board review there are no reviewers (W5.44).
 */
function normalizeReview(content: JobContent): JobContent {
  if (!content.isBoardReview) return { ...content, reviewBy: null, reviewers: [] };
  const { reviewBy, endDate } = content;
  return { ...content, reviewBy: reviewBy && reviewBy > endDate ? reviewBy : endOfSameDay(endDate) };
}

const endOfSameDay = (date: Date) => endOfLocalDay(localDate(date));
