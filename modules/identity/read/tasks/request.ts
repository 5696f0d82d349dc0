import { RIGHTS } from '#modules/shared/rights.js';
import type { TaskPage } from '#modules/shared/tasks.js';
import { hasAnyPrivilege } from '#platform/http/access.js';
import { SourceOfTasks, type TaskBounds, type TaskHolder, type TaskSource } from '../../contract/task-source.js';
import { PostingAccessRequests } from '../posting-access-requests.js';

/** Open requests for posting rights, the oldest first: the list of Manage Users. */
@SourceOfTasks(['request'])
export class AccessRequestTasks implements TaskSource<'request'> {
  constructor(private readonly requests: PostingAccessRequests) {}

  async page(_kind: 'request', holder: TaskHolder, { offset, limit }: TaskBounds): Promise<TaskPage | null> {
    if (!hasAnyPrivilege(holder, ...RIGHTS.manageUsers)) return null;
    const { items, totalItemsCount } = await this.requests.listOpen(offset, limit, 'oldestFirst');
    return {
      items: items.map(({ id, user, organization, requestedAt }) => ({
        id,
        title: `${user.firstName} ${user.lastName}`,
        organization,
        since: requestedAt,
      })),
      totalItemsCount,
    };
  }
}
