import { Query } from '@nestjs/cqrs';
import type { TaskKind, TaskPage } from './api/tasks.js';

export type { TaskItem, TaskPage } from './api/tasks.js';

/** The account whose pending tasks are read. */
export interface TaskHolder {
  id: string;
  privileges: ReadonlySet<number>;
  /** Account numbers of the assigned organizations. */
  organizations: ReadonlySet<string>;
  sessionId: string;
}

export interface TaskBounds {
  offset: number;
  limit: number;
}

/**
 * Pending tasks of a kind, most urgent or oldest first. Each module answers one for its kinds, with null for accounts
 * that have no such tasks.
 */
export abstract class TaskQuery<Kind extends TaskKind = TaskKind> extends Query<TaskPage | null> {
  constructor(
    readonly kind: Kind,
    readonly holder: TaskHolder,
    readonly bounds: TaskBounds,
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
