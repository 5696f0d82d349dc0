/** Ids as an array literal of PostgreSQL, since many thousands of strings would take longer than their query. */
export type IdSet = string;

/**
 * The order and the bounds of a list whose filters belong to several modules; each of them reads its own tables only.
 */
export interface IdSelection<Column extends string> {
  /** Ids that pass the filters of the other module; null for all. */
  among: IdSet | null;
  order: { column: Column; direction: 'ASC' | 'DESC' };
  /** Null for all ids. */
  bounds: { offset: number; limit: number } | null;
}

/** `totalItemsCount` counts those beyond the bounds too. */
export interface SelectedIds {
  ids: string[];
  totalItemsCount: number;
}

/** Null does not filter. Days are local ones, `YYYY-MM-DD`, both included; texts are parts, in any case. */
export interface CandidateFilter {
  firstDay: string | null;
  lastDay: string | null;
  /** Each word is a part of the first or the last name. */
  name: string | null;
  email: string | null;
}

export const CANDIDATE_ORDERS = ['lastName', 'email', 'registered'] as const;
export type CandidateOrder = (typeof CANDIDATE_ORDERS)[number];

export interface CandidateAccount {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  registeredAt: Date;
}

/**
 * Candidates (W19.5): confirmed accounts with the privilege Job Seeking. Locked ones and those that wait for their
 * removal are left out.
 */
export abstract class Candidates {
  /** All of `ids`. */
  abstract idSet(filter: CandidateFilter): Promise<IdSet>;

  abstract ids(filter: CandidateFilter, selection: IdSelection<CandidateOrder>): Promise<SelectedIds>;

  /** Unsorted. */
  abstract accounts(ids: readonly string[]): Promise<CandidateAccount[]>;

  /**
   * Candidates with each word of the text in the first or the last name, or all of it in the e-mail, in any case, by last
   * name; all of them for an empty text.
   */
  abstract names(search: string, limit: number): Promise<{ id: string; name: string }[]>;
}
