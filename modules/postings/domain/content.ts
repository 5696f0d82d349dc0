import { endOfLocalDay, localDate, startOfLocalDay } from '../../../src/platform/local-time.js';
import type { JobChange, JobPayload } from '../contract/api.js';
import { cleanDescription } from './description.js';
import type { Mover } from './transitions.js';

/** The organization and the position as they are called when the posting is written; later renamings follow by facts. */
export interface Place {
  organization: { accountNumber: string; accountName: string };
  position: { id: string; name: string; type: string };
}

/** What a posting holds beside its state, in the form it is stored. */
export type JobContent = ReturnType<typeof contentOf>;

/** A plain day, or the day in Pennsylvania that an instant falls on (CLAUSES near W5.32). */
const dayOf = (value: string) => (value.length === 10 ? value : localDate(new Date(value)));

/** The payload as stored: days become instants (W5.32), HTML is cleaned, what does not apply is emptied. */
export function contentOf(payload: JobPayload | JobChange, place: Place) {
  // What belongs to the request and not to the content must never reach the row.
  const {
    status: _wish,
    id: _id,
    version: _version,
    deletedFiles: _files,
    position: _position,
    ...fields
  } = payload as JobPayload & Partial<JobChange>;
  return {
    ...fields,
    organization: place.organization.accountNumber,
    organizationName: place.organization.accountName,
    positionId: place.position.id,
    positionName: place.position.name,
    positionType: place.position.type,
    county: payload.state === 'PA' ? payload.county : null,
    startDate: startOfLocalDay(dayOf(payload.startDate)),
    endDate: endOfLocalDay(dayOf(payload.endDate)),
    description: cleanDescription(payload.description),
    boardReviewDays: payload.boardReviewDays ? endOfLocalDay(dayOf(payload.boardReviewDays)) : null,
    reviewers: [...new Set(payload.reviewers)],
  };
}

/** Only admin-level users set these (W5.39); what others send for them is dropped. */
const ADMIN_ONLY = [
  'isHot',
  'isFeatured',
  'isPerformanceAssessment',
  'performanceAssessmentURL',
  'isBoardReview',
  'boardReviewDays',
  'reviewers',
  'isEssayRequired',
  'essayQuestion',
] as const satisfies readonly (keyof JobContent)[];

/** What the admin-only fields are in a posting that no administrator has touched. */
export const UNTOUCHED: Pick<JobContent, (typeof ADMIN_ONLY)[number]> = {
  isHot: false,
  isFeatured: false,
  isPerformanceAssessment: false,
  performanceAssessmentURL: '',
  isBoardReview: false,
  boardReviewDays: null,
  reviewers: [],
  isEssayRequired: false,
  essayQuestion: '',
};

/** What this mover may write over `current`; the rest stays as it was. */
export function permitted(content: JobContent, current: JobContent, mover: Mover): JobContent {
  const result = { ...content };
  if (!mover.roles.has('adminLevel')) {
    const kept = Object.fromEntries(ADMIN_ONLY.map((field) => [field, current[field]]));
    Object.assign(result, kept);
    // Reviewers chosen for one organization must not read the applicants of another.
    if (content.organization !== current.organization) result.reviewers = [];
  }
  // W5.35: whoever merely created it sees the tick disabled.
  if (!mover.roles.has('adminLevel') && !mover.roles.has('poster')) result.isExternalPost = current.isExternalPost;
  return withReview(result);
}

/** Board review follows the listing end date (W5.33); without it nobody reviews (W5.44). */
function withReview(content: JobContent): JobContent {
  if (!content.isBoardReview) return { ...content, boardReviewDays: null, reviewers: [] };
  const days = content.boardReviewDays;
  return { ...content, boardReviewDays: days && days > content.endDate ? days : endOfSameDay(content.endDate) };
}

const endOfSameDay = (date: Date) => endOfLocalDay(localDate(date));
