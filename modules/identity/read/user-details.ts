import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ContactOfUser } from '../../profiles/contract/queries.js';
import type { UserDetails as Details } from '../contract/api-users.js';
import { OwnUser } from './own-user.js';
import { Users } from './users.js';

/** Reads one account for those who manage users (W17.16). */
@Injectable()
export class UserDetails {
  constructor(
    private readonly users: Users,
    private readonly own: OwnUser,
    private readonly queries: QueryBus,
  ) {}

  /** Throws DomainError notFound. */
  async get(id: string): Promise<Details> {
    const [own, summary, contact] = await Promise.all([
      this.own.get(id),
      this.users.get(id),
      this.queries.execute(new ContactOfUser(id)),
    ]);
    return {
      ...own,
      ...summary,
      address1: contact?.address || null,
      city: contact?.city || null,
      ppid: contact?.ppid || null,
      isProfileCompleted: contact?.isProfileCompleted ?? false,
      isLocked: !summary.isAccessible,
    };
  }
}
