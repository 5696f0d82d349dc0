import type { JobStatus } from '../contract/api/lists.js';

/**
 * A user's role for a posting: `adminLevel` has Manage Jobs or Super Admin, `poster` has Job Posting for its
 * organization, `creator` created it and may have lost all other rights since.
 */
export type Role = 'adminLevel' | 'poster' | 'creator';

/** The user who acts on a posting, with all roles for it. */
export interface JobActor {
  id: string;
  roles: ReadonlySet<Role>;
}

export type JobAction = 'save' | 'post' | 'reject' | 'close' | 'fill' | 'delete';

interface Transition {
  from: readonly JobStatus[];
  by: readonly Role[];
  /** Possible new statuses; if there are several, `statusAfterPosting` decides. */
  to: readonly JobStatus[] | 'deleted';
}

/** All transitions. Other statuses are rejected with 409, other roles with 403 (near W6.8, W6.21; T11, T13). */
export const TRANSITIONS: Record<JobAction, Transition> = {
  save: {
    from: ['unsubmitted', 'pendingApproval', 'rejected', 'open'],
    by: ['adminLevel', 'poster', 'creator'],
    to: ['unsubmitted'],
  },
  post: {
    from: ['unsubmitted', 'pendingApproval', 'rejected', 'open'],
    by: ['adminLevel', 'poster'],
    to: ['open', 'pendingApproval'],
  },
  reject: { from: ['pendingApproval'], by: ['adminLevel'], to: ['rejected'] },
  close: { from: ['pendingApproval', 'open'], by: ['adminLevel', 'poster'], to: ['closed'] },
  fill: { from: ['open'], by: ['adminLevel', 'poster'], to: ['filled'] },
  delete: { from: ['unsubmitted', 'filled', 'rejected', 'closed'], by: ['adminLevel', 'poster'], to: 'deleted' },
};

/**
 * The action behind a requested status (near W6.21). Whether a post opens or waits for approval is decided elsewhere.
 */
export const ACTION_FOR_STATUS: Record<JobStatus, Exclude<JobAction, 'delete'>> = {
  unsubmitted: 'save',
  pendingApproval: 'post',
  open: 'post',
  filled: 'fill',
  rejected: 'reject',
  closed: 'close',
};

export interface Approval {
  /** The position requires approval. */
  isNeeded: boolean;
  /** The job was approved with its current position and organization. */
  isGiven: boolean;
}

/**
 * The status after Post (W6.5–W6.7, T10): open if no approval is needed or it is already given. Otherwise an
 * administrator approves by posting a job that was submitted before; in all other cases the job waits for approval.
 */
export function statusAfterPosting(from: JobStatus, actor: JobActor, approval: Approval): 'open' | 'pendingApproval' {
  if (!approval.isNeeded || approval.isGiven) return 'open';
  return actor.roles.has('adminLevel') && from !== 'unsubmitted' ? 'open' : 'pendingApproval';
}

/** The actions available to the actor in this status. */
export function availableActions(status: JobStatus, actor: JobActor): JobAction[] {
  const actions = Object.keys(TRANSITIONS) as JobAction[];
  return actions.filter((move) => canPerform(move, actor) && TRANSITIONS[move].from.includes(status));
}

export function canPerform(action: JobAction, actor: JobActor): boolean {
  return TRANSITIONS[action].by.some((role) => actor.roles.has(role));
}
