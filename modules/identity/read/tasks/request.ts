import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { TaskPage } from '#modules/reporting/contract/queries.js';
import { RIGHTS } from '#modules/shared/rights.js';
import { hasAnyPrivilege } from '#platform/http/access.js';
import { AccessRequestTask } from '../../contract/queries.js';
import { PostingAccessRequests } from '../posting-access-requests.js';

/** Open requests for posting rights, the oldest first: the list of Manage Users. */
@QueryHandler(AccessRequestTask)
export class AccessRequestTaskHandler implements IQueryHandler<AccessRequestTask> {
  constructor(private readonly requests: PostingAccessRequests) {}

  async execute({ holder, bounds: { offset, limit } }: AccessRequestTask): Promise<TaskPage | null> {
    if (!hasAnyPrivilege(holder, ...RIGHTS.manageUsers)) return null;
    const { items, totalItemsCount } = await this.requests.listOpen(offset, limit, 'oldestFirst');
    return {
      items: items.map(({ id, user, organization, requestedAt }) => ({
        ...{ id, title: `${user.firstName} ${user.lastName}`, organization, since: requestedAt },
      })),
      totalItemsCount,
    };
  }
}
