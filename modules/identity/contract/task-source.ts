import { DiscoveryService } from '@nestjs/core';
import type { TaskKind } from '#modules/shared/task-kinds.js';
import type { TaskPage } from '#modules/shared/tasks.js';

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

/** Pending tasks of some kinds, most urgent or oldest first; null for accounts that have no such tasks. */
export interface TaskSource<Kind extends TaskKind = TaskKind> {
  page(kind: Kind, holder: TaskHolder, bounds: TaskBounds): Promise<TaskPage | null>;
}

/** Marks the provider of a module that is the source of these kinds. */
export const SourceOfTasks = DiscoveryService.createDecorator<readonly TaskKind[]>();
