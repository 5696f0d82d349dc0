import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { DutyPage } from '#modules/reporting/contract/queries.js';
import { hasAnyPrivilege } from '#platform/http/access.js';
import { AccessRequestDuty, RIGHTS } from '../../contract/queries.js';
import { PostingAccessRequests } from '../posting-access-requests.js';

/** Open requests for posting rights, the oldest first: the list of Manage Users. */
@QueryHandler(AccessRequestDuty)
export class AccessRequestDutyHandler implements IQueryHandler<AccessRequestDuty> {
  constructor(private readonly requests: PostingAccessRequests) {}

  async execute({ holder, bounds: { offset, limit } }: AccessRequestDuty): Promise<DutyPage | null> {
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
