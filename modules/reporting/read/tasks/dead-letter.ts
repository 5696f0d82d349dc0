import {
  SourceOfTasks,
  type TaskBounds,
  type TaskHolder,
  type TaskSource,
} from '#modules/identity/contract/task-source.js';
import { RIGHTS } from '#modules/shared/rights.js';
import type { TaskPage } from '#modules/shared/tasks.js';
import { DeadLetters } from '#platform/events/dead-letters.js';
import { hasAnyPrivilege } from '#platform/http/access.js';

/** Deliveries that were given up, the oldest first: the dead letters of Area 51. */
@SourceOfTasks(['deadLetter'])
export class DeadLetterTasks implements TaskSource<'deadLetter'> {
  constructor(private readonly letters: DeadLetters) {}

  async page(_kind: 'deadLetter', holder: TaskHolder, { offset, limit }: TaskBounds): Promise<TaskPage | null> {
    if (!hasAnyPrivilege(holder, ...RIGHTS.systemLog)) return null;
    const { items, total } = await this.letters.page({}, offset, limit);
    return {
      items: items.map(({ id, subscriber, factName, attempts, failedAt }) => ({
        id,
        title: subscriber,
        detail: factName,
        amount: attempts,
        since: new Date(failedAt).toISOString(),
      })),
      totalItemsCount: total,
    };
  }
}
