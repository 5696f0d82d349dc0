import {
  SourceOfTasks,
  type TaskBounds,
  type TaskHolder,
  type TaskSource,
} from '#modules/identity/contract/task-source.js';
import type { TaskPage } from '#modules/shared/tasks.js';
import { approval } from './approval.js';
import { inRelease } from './in-release.js';
import { newApplicants } from './new-applicants.js';
import { outcomes } from './outcomes.js';
import { rejected } from './rejected.js';
import { reviewDue } from './review-due.js';
import { TaskLists } from './task-lists.js';
import { toRead } from './to-read.js';
import { toRelease } from './to-release.js';
import { withoutApplicants } from './without-applicants.js';

const KINDS = [
  'reviewDue',
  'newApplicants',
  'toRead',
  'toRelease',
  'approval',
  'rejected',
  'outcomes',
  'withoutApplicants',
  'inRelease',
] as const;
type Kind = (typeof KINDS)[number];

type FindTasks = (lists: TaskLists, holder: TaskHolder, bounds: TaskBounds) => Promise<TaskPage | null>;

const FIND: Record<Kind, FindTasks> = {
  reviewDue,
  newApplicants,
  toRead,
  toRelease,
  approval,
  rejected,
  outcomes,
  withoutApplicants,
  inRelease,
};

/** Tasks about postings and the applications for them. */
@SourceOfTasks(KINDS)
export class JobTasks implements TaskSource<Kind> {
  constructor(private readonly lists: TaskLists) {}

  page(kind: Kind, holder: TaskHolder, bounds: TaskBounds): Promise<TaskPage | null> {
    return FIND[kind](this.lists, holder, bounds);
  }
}
