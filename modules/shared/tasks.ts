import { z } from 'zod';
import { TASK_KINDS } from './task-kinds.js';

export const TaskKind = z.enum(TASK_KINDS);

export const TaskItem = z.object({
  /** Of the posting, request, file, mail or dead letter; for a draft that of its job. */
  id: z.string(),
  title: z.string(),
  /** Of the person to whom a mail goes. */
  userId: z.uuid().optional(),
  /** The name of the organization. */
  organization: z.string().optional(),
  /** When the task began to wait. */
  since: z.iso.datetime().optional(),
  due: z.iso.datetime().optional(),
  /** The subject of the task: applications, sections or attempts. */
  amount: z.int().optional(),
  /** All of these. */
  of: z.int().optional(),
  /** A cause in words of the system, such as an error. */
  detail: z.string().optional(),
});
export type TaskItem = z.infer<typeof TaskItem>;

/** GET /api/user/duties/{kind}: a page of the pending tasks of a kind, most urgent or oldest first. */
export const TaskPage = z.object({
  items: z.array(TaskItem),
  totalItemsCount: z.int().min(0),
  /** What pages and menus count instead of the items: applications, or sections that are missing. */
  totalAmount: z.int().min(0).optional(),
});
export type TaskPage = z.infer<typeof TaskPage>;
