import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { DutyBounds, DutyHolder, DutyPage } from '#modules/reporting/contract/queries.js';
import { PostingDuty } from '../../contract/queries.js';
import { approval } from './approval.js';
import { DutyLists } from './duty-lists.js';
import { outcomes } from './outcomes.js';
import { rejected } from './rejected.js';
import { reviewDue } from './review-due.js';
import { toRead } from './to-read.js';
import { toRelease } from './to-release.js';
import { withoutApplicants } from './without-applicants.js';

type FindDuty = (lists: DutyLists, holder: DutyHolder, bounds: DutyBounds) => Promise<DutyPage | null>;

const DUTIES: Record<PostingDuty['kind'], FindDuty> = {
  reviewDue,
  toRead,
  toRelease,
  approval,
  rejected,
  outcomes,
  withoutApplicants,
};

@QueryHandler(PostingDuty)
export class PostingDutyHandler implements IQueryHandler<PostingDuty> {
  constructor(private readonly lists: DutyLists) {}

  execute({ kind, holder, bounds }: PostingDuty): Promise<DutyPage | null> {
    return DUTIES[kind](this.lists, holder, bounds);
  }
}
