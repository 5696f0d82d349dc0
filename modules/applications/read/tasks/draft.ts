import type { TaskItem } from '#modules/shared/tasks.js';
import type { MyApplication } from '../../contract/api/lists.js';

/** Drafts that can still be sent, the nearest deadline first. */
export const draft = (drafts: readonly Omit<MyApplication, 'timeline'>[]): TaskItem[] =>
  drafts
    .map(({ jobId, job, updatedAt }) => ({
      id: jobId,
      title: job.title,
      organization: job.organization.accountName,
      since: updatedAt,
      due: job.endDate,
    }))
    .sort((a, b) => a.due.localeCompare(b.due) || a.id.localeCompare(b.id));
