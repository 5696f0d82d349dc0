import { Injectable } from '@nestjs/common';
import type { UserDetails as Details } from '../contract/api-users.js';
import { OwnUser } from './own-user.js';
import { Users } from './users.js';

/** Reads one account for those who manage users (W17.16). */
@Injectable()
export class UserDetails {
  constructor(
    private readonly users: Users,
    private readonly own: OwnUser,
  ) {}

  /** Throws DomainError notFound. */
  async get(id: string): Promise<Details> {
    const [{ user, contact }, summary] = await Promise.all([this.own.getWithContact(id), this.users.get(id)]);
    return {
      ...user,
      ...summary,
      address1: contact?.address || null,
      city: contact?.city || null,
      ppid: contact?.ppid || null,
      isProfileCompleted: contact?.isProfileCompleted ?? false,
      isLocked: !summary.isAccessible,
    };
  }
}
