import { DomainError } from './domain-error.js';

/** A value that was saved after the client had read it. */
export interface SavedChange {
  /** The field, as in the request. */
  path: string;
  /** The value that stands now. */
  saved: unknown;
  /** The name of the person who saved it last; null for the program itself and for a removed account. */
  by: string | null;
  /** ISO timestamp. */
  at: string;
}

/**
 * The client's view of a record is old. Nothing was written; `changes` says what was saved meanwhile (U62), and `version`
 * is the one that stands now, of records that have one.
 */
export class StaleError extends DomainError {
  constructor(
    readonly changes: readonly SavedChange[],
    readonly version?: number,
  ) {
    super('conflict', 'stale', `${peopleOf(changes)} changed this in the meantime. Nothing of yours is saved yet.`);
  }
}

function peopleOf(changes: readonly SavedChange[]): string {
  const names = new Set(changes.map(({ by }) => by ?? 'Somebody'));
  return names.size === 0 ? 'Somebody else' : LIST.format(names);
}

/** "a, b and c". */
const LIST = new Intl.ListFormat('en-GB');
