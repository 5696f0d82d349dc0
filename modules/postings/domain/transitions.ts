import type { JobStatus } from '../contract/api-lists.js';

/**
 * What somebody is to a posting: `adminLevel` holds Manage Jobs or Super Admin, `poster` holds Job Posting for its
 * organization, `creator` made it and may have lost every other right since.
 */
export type Role = 'adminLevel' | 'poster' | 'creator';

/** Who moves a posting, with every role it has towards this one. */
export interface Mover {
  id: string;
  roles: ReadonlySet<Role>;
}

export type Move = 'save' | 'post' | 'reject' | 'close' | 'fill' | 'delete';

interface Transition {
  from: readonly JobStatus[];
  by: readonly Role[];
  /** Where it may land; more than one where approval decides (`landing`). */
  to: readonly JobStatus[] | 'deleted';
}

/** Every move there is; what is not listed is refused with 409, whoever is not listed with 403 (near W6.8, W6.21; T11, T13). */
export const TRANSITIONS: Record<Move, Transition> = {
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

/** Which move a wished status means (near W6.21): whether a Post opens or waits is not the wish's to say. */
export const MOVE_OF: Record<JobStatus, Exclude<Move, 'delete'>> = {
  unsubmitted: 'save',
  pendingApproval: 'post',
  open: 'post',
  filled: 'fill',
  rejected: 'reject',
  closed: 'close',
};

export interface Approval {
  /** The position's type requires it. */
  isNeeded: boolean;
  /** It was given to this position of this job at this organization. */
  isGiven: boolean;
}

/**
 * Where Post leads (W6.5–W6.7, T10): without a need, or with the approval at hand, to open. Otherwise an administrator
 * approves by posting what was already submitted once; everybody else's Post waits, from whatever state.
 */
export function landing(from: JobStatus, mover: Mover, approval: Approval): 'open' | 'pendingApproval' {
  if (!approval.isNeeded || approval.isGiven) return 'open';
  return mover.roles.has('adminLevel') && from !== 'unsubmitted' ? 'open' : 'pendingApproval';
}

/** The moves open to this mover now. */
export function movesOf(status: JobStatus, mover: Mover): Move[] {
  const moves = Object.keys(TRANSITIONS) as Move[];
  return moves.filter((move) => mayMove(move, mover) && TRANSITIONS[move].from.includes(status));
}

export function mayMove(move: Move, mover: Mover): boolean {
  return TRANSITIONS[move].by.some((role) => mover.roles.has(role));
}
