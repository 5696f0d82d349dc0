import { DomainError } from '#platform/errors/domain-error.js';
import { type JobStatus, STATUS_NAMES } from '../contract/api/lists.js';
import type { JobAction } from './transitions.js';

const PAST_PARTICIPLES: Record<JobAction | 'copy', string> = {
  copy: 'copied',
  save: 'saved',
  post: 'posted',
  reject: 'rejected',
  close: 'closed',
  fill: 'marked filled',
  delete: 'deleted',
};

export const forbiddenError = (action: JobAction | 'copy') =>
  new DomainError('forbidden', 'not_allowed', `Your account may not have this posting ${PAST_PARTICIPLES[action]}.`);

export const wrongStatusError = (action: JobAction, status: JobStatus) =>
  new DomainError(
    'conflict',
    'wrong_status',
    `A posting with the status ${STATUS_NAMES[status]} cannot be ${PAST_PARTICIPLES[action]}.`,
  );
