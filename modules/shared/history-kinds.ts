/** Names of histories, without the schemas, which the page does not need. */

/** The things that have a history. */
export type HistoryKind = 'users' | 'organizations' | 'jobs' | 'applications';

export const HISTORY_CATEGORIES = ['changes', 'states', 'signIns', 'reads'] as const;
export type HistoryCategory = (typeof HISTORY_CATEGORIES)[number];

/** Icons of entries. */
export const HISTORY_ICONS = [
  'created',
  'changed',
  'confirmed',
  'passedOn',
  'taken',
  'ended',
  'removed',
  'signIn',
  'refused',
  'read',
] as const;
export type HistoryIcon = (typeof HISTORY_ICONS)[number];
