import { Injectable } from '@nestjs/common';
import { PRIVILEGE_NAMES, type PrivilegeId } from '#modules/shared/privileges.js';
import { Database } from '#platform/database/database.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import type { UserResponse } from '../contract/api/accounts.js';
import { type AccountContact, ContactSource } from '../contract/contact-source.js';

interface Row {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  pending_email: string | null;
  privileges: PrivilegeId[];
  organizations: string[];
  terms_accepted_at: Date | null;
  is_email_receiver: boolean;
  search_zip_code: string | null;
  search_distance: number | null;
  removal_due_at: string | null;
}

const QUERY = `
  select a.id, first_name, last_name, email, e.to_email as pending_email, privileges, organizations,
         terms_accepted_at, is_email_receiver, search_zip_code, search_distance, removal_due_at
    from account a left join email_change e on e.account_id = a.id and e.ended_at is null
   where a.id = ?`;

/** Reads the signed-in user's own account. */
@Injectable()
export class OwnUser {
  constructor(
    private readonly database: Database,
    private readonly contacts: ContactSource,
  ) {}

  /** Throws DomainError notFound. */
  async get(userId: string): Promise<UserResponse> {
    return (await this.getWithContact(userId)).user;
  }

  /** Beside the contact details, null before the first save. Throws DomainError notFound. */
  async getWithContact(userId: string): Promise<{ user: UserResponse; contact: AccountContact | null }> {
    const [[row], contact] = await Promise.all([
      this.database.lookup<Row>(QUERY, [userId]),
      this.contacts.contactOf(userId),
    ]);
    if (!row) throw notFoundError('The user');
    const user = {
      id: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      pendingEmail: row.pending_email,
      contactName: contact?.contactName || null,
      contactSurname: contact?.contactSurname || null,
      privileges: row.privileges.map((id) => ({ id, name: PRIVILEGE_NAMES[id] })),
      organizations: row.organizations.map((accountNumber) => ({ accountNumber })),
      termsAndConditionsAccepted: row.terms_accepted_at && toEpochSeconds(new Date(row.terms_accepted_at)),
      isEmailReceiver: row.is_email_receiver,
      zipCode: contact?.zipCode || null,
      searchZipCode: row.search_zip_code,
      searchDistance: row.search_distance,
      removalDueAt: row.removal_due_at && new Date(row.removal_due_at).toISOString(),
    };
    return { user, contact };
  }
}

/** Seconds since 1970, the unit of the terms' timestamps. */
export function toEpochSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
