import type {
  ReleaseResponse,
  ReleaseToApplicantsRequest,
  ReleaseToReviewersRequest,
} from '#modules/applications/contract/api/review';
import { ApiError, isStale, type Stale } from '#web/lib/api/api-error';
import { inputDate } from '#web/lib/formatting/format';
import type { Conflict } from '#web/lib/forms/use-conflict';
import { release } from '../queries';
import type { ReleaseTarget } from '../release-terms';

export type ReleaseRequest = ReleaseToApplicantsRequest & Partial<ReleaseToReviewersRequest>;

/** With the version of the posting that was read. */
export type VersionedRelease = ReleaseRequest & { version: number };

/** A local day, YYYY-MM-DD. */
export type ReviewBy = Pick<ReleaseToReviewersRequest, 'reviewByDate'>;

/** A release of which somebody set another review-by date meanwhile. Nothing was released by it. */
export interface ReviewByConflict extends Conflict<ReviewBy> {
  request: ReleaseRequest;
}

/** `planned` is the day that the page showed. Throws ApiError. */
export async function releaseOrConflict(
  target: ReleaseTarget,
  { version, ...request }: VersionedRelease,
  planned: string,
): Promise<ReleaseResponse | ReviewByConflict> {
  try {
    return await release(target, target === 'reviewers' ? { ...request, version } : request);
  } catch (error) {
    const conflict = isStale(error) ? reviewByConflict(error.stale, request, planned) : null;
    if (conflict) return conflict;
    throw error;
  }
}

/** Rethrows an error with the day that was saved meanwhile at the field of the form. */
export function throwAtReviewBy(error: unknown): never {
  if (!isStale(error)) throw error;
  const { version, changes } = error.stale;
  throw new ApiError(error.status, error.code, error.message, error.fields, { version, changes: changes.map(atField) });
}

/** Null if something else was changed. */
function reviewByConflict(stale: Stale, request: ReleaseRequest, planned: string): ReviewByConflict | null {
  const change = stale.changes.map(atField).find(({ path }) => path === 'reviewByDate');
  if (!change || !request.reviewByDate) return null;
  return {
    request,
    seen: { reviewByDate: planned },
    saved: { reviewByDate: String(change.saved) },
    mine: { reviewByDate: request.reviewByDate },
    changes: [change],
    version: stale.version ?? 0,
  };
}

/** The posting's moment as the form's day. */
const atField = (change: Stale['changes'][number]): Stale['changes'][number] =>
  change.path === 'boardReviewDays'
    ? { ...change, path: 'reviewByDate', saved: inputDate(String(change.saved)) }
    : change;
