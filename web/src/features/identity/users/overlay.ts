import type { OpenPostingAccessRequest } from '#modules/identity/contract/api/posting-access';
import type { UserSummary } from '#modules/identity/contract/api/users';

/** The open dialog of Manage Users, and its subject. */
export type UserOverlay =
  | { kind: 'create' }
  | { kind: 'view' | 'edit' | 'remove'; user: UserSummary }
  | { kind: 'grant' | 'decline'; request: OpenPostingAccessRequest };

export type OpenOverlay = (overlay: UserOverlay) => void;
