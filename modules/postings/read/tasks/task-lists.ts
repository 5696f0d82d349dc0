import { Injectable } from '@nestjs/common';
import { IdentityApi } from '#modules/identity/contract/identity-api.js';
import { Database } from '#platform/database/database.js';
import { ListPages } from '#platform/database/list-pages.js';
import { ListTotals } from '#platform/database/list-totals.js';
import { Clock } from '#platform/time/clock.js';
import { Applicants } from '../../contract/applicants.js';
import { JobsToReview } from '../jobs-to-review.js';
import { MyPostings } from '../my-postings.js';

/** Sources of this module's tasks: the lists of their pages, and parts of lists. */
@Injectable()
export class TaskLists {
  constructor(
    readonly mine: MyPostings,
    readonly toReview: JobsToReview,
    readonly database: Database,
    readonly pages: ListPages,
    readonly totals: ListTotals,
    readonly identity: IdentityApi,
    readonly applicants: Applicants,
    readonly clock: Clock,
  ) {}
}
