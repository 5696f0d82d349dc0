import { RIGHTS } from '#modules/shared/rights.js';
import type { TaskPage } from '#modules/shared/tasks.js';
import { hasAnyPrivilege } from '#platform/http/access.js';
import { SourceOfTasks, type TaskBounds, type TaskHolder, type TaskSource } from '../../contract/task-source.js';
import { PostingAccessRequests } from '../posting-access-requests.js';

type Kind = 'request' | 'askedRights';

/**
 * Open requests for posting rights, the oldest first: for administrators the list of Manage Users, for others what they
 * asked for themselves.
 */
@SourceOfTasks(['request', 'askedRights'])
export class AccessRequestTasks implements TaskSource<Kind> {
  constructor(private readonly requests: PostingAccessRequests) {}

  async page(kind: Kind, holder: TaskHolder, { offset, limit }: TaskBounds): Promise<TaskPage | null> {
    if (kind === 'askedRights') {
      const own = await this.requests.listOpenOf(holder.id);
      const items = own.map(({ id, organization, requestedAt }) => ({ id, title: organization, since: requestedAt }));
      return { items: items.slice(offset, offset + limit), totalItemsCount: items.length };
    }
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
