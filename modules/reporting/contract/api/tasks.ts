import { z } from 'zod';
import { TaskKind, TaskPage } from '#modules/shared/tasks.js';

/** Items per kind that the dashboard shows at once. */
export const TASK_ITEMS = 5;

/**
 * GET /api/user/duties: the first tasks of each kind that the user may have. `failed` lists the kinds that could not be
 * read.
 */
export const TasksResponse = z.object({
  duties: z.array(TaskPage.extend({ kind: TaskKind })),
  failed: z.array(TaskKind),
});
export type TasksResponse = z.infer<typeof TasksResponse>;
