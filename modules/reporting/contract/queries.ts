import { Query } from '@nestjs/cqrs';
import type { DutyKind, DutyPage } from './api/duties.js';

export type { DutyItem, DutyPage } from './api/duties.js';

/** The account whose pending tasks are read. */
export interface DutyHolder {
  id: string;
  privileges: ReadonlySet<number>;
  /** Account numbers of the assigned organizations. */
  organizations: ReadonlySet<string>;
  sessionId: string;
}

export interface DutyBounds {
  offset: number;
  limit: number;
}

/**
 * Pending tasks of a kind, most urgent or oldest first. Each module answers one for its kinds, with null for accounts
 * that have no such tasks.
 */
export abstract class DutyQuery<Kind extends DutyKind = DutyKind> extends Query<DutyPage | null> {
  constructor(
    readonly kind: Kind,
    readonly holder: DutyHolder,
    readonly bounds: DutyBounds,
  ) {
    super();
  }
}

/** Like an ExportShare of identity, whose contract imports this one. */
export interface SavedReportsShare {
  parts: { fileName: string; about: string; content: object[] }[];
  files: [];
}

/** The reports that a user saved, for the download of what is kept. */
export class DefinitionsExport extends Query<SavedReportsShare> {
  constructor(readonly userId: string) {
    super();
  }
}
