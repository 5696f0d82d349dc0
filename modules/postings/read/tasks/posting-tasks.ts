import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { TaskBounds, TaskHolder, TaskPage } from '#modules/reporting/contract/queries.js';
import { PostingTask } from '../../contract/queries.js';
import { approval } from './approval.js';
import { outcomes } from './outcomes.js';
import { rejected } from './rejected.js';
import { reviewDue } from './review-due.js';
import { TaskLists } from './task-lists.js';
import { toRead } from './to-read.js';
import { toRelease } from './to-release.js';
import { withoutApplicants } from './without-applicants.js';

type FindTask = (lists: TaskLists, holder: TaskHolder, bounds: TaskBounds) => Promise<TaskPage | null>;

const TASKS: Record<PostingTask['kind'], FindTask> = {
  reviewDue,
  toRead,
  toRelease,
  approval,
  rejected,
  outcomes,
  withoutApplicants,
};

@QueryHandler(PostingTask)
export class PostingTaskHandler implements IQueryHandler<PostingTask> {
  constructor(private readonly lists: TaskLists) {}

  execute({ kind, holder, bounds }: PostingTask): Promise<TaskPage | null> {
    return TASKS[kind](this.lists, holder, bounds);
  }
}
