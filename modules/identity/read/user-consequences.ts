import { Injectable } from '@nestjs/common';
import type { UserConsequences as Consequences } from '../contract/api/users.js';
import { UserDataShares } from './user-data-shares.js';
import { Users } from './users.js';

const NONE: Consequences = { reviews: [], submittedApplications: 0, otherApplications: 0, documents: 0 };

/** Reads what ends with the rights of a user or with the account, before an administrator decides. */
@Injectable()
export class UserConsequences {
  constructor(
    private readonly users: Users,
    private readonly shares: UserDataShares,
  ) {}

  /** Throws DomainError notFound. */
  async get(id: string): Promise<Consequences> {
    await this.users.get(id);
    const parts = await Promise.all(this.shares.list().map((share) => share.consequences?.(id)));
    return Object.assign({ ...NONE }, ...parts);
  }
}
