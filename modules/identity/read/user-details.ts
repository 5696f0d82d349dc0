import { Injectable } from '@nestjs/common';
import { ReadRecorder } from '#platform/events/read-recorder.js';
import type { UserDetails as Details } from '../contract/api/users.js';
import { AccountViewed } from '../contract/events.js';
import { OwnUser } from './own-user.js';
import { Users } from './users.js';

/** Reads one account for those who manage users. */
@Injectable()
export class UserDetails {
  constructor(
    private readonly users: Users,
    private readonly own: OwnUser,
    private readonly reads: ReadRecorder,
  ) {}

  /** Recorded, unless it is the reader's own. Throws DomainError notFound. */
  async get(id: string, readerId: string): Promise<Details> {
    const [{ user, contact }, summary] = await Promise.all([this.own.getWithContact(id), this.users.get(id)]);
    if (id !== readerId) this.reads.recordAfterRead(AccountViewed, { userId: id }, readerId);
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
