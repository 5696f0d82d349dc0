import { Injectable } from '@nestjs/common';
import { ListPages } from '#platform/database/list-pages.js';
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
    readonly pages: ListPages,
    readonly applicants: Applicants,
    readonly clock: Clock,
  ) {}
}
