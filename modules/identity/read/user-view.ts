import { Injectable } from '@nestjs/common';
import { Ask } from '../../../src/platform/ask.js';
import { Database } from '../../../src/platform/database/database.js';
import { notFound } from '../../../src/platform/errors.js';
import { ContactOf } from '../../profiles/contract/questions.js';
import type { UserResponse } from '../contract/api.js';
import { PRIVILEGE_NAMES, type PrivilegeId } from '../contract/privileges.js';

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
}

/** A user as that user sees itself (P5.4). */
@Injectable()
export class UserView {
  constructor(
    private readonly database: Database,
    private readonly ask: Ask,
  ) {}

  /** Throws DomainError notFound. */
  async of(userId: string): Promise<UserResponse> {
    const [row] = await this.database.read((em) =>
      em.execute<Row[]>(
        `select a.id, first_name, last_name, email, e.to_email as pending_email, privileges, organizations,
                terms_accepted_at, is_email_receiver, search_zip_code, search_distance
           from account a left join email_change e on e.account_id = a.id and e.ended_at is null
          where a.id = ?`,
        [userId],
      ),
    );
    if (!row) throw notFound('The user');
    const contact = await this.ask.of(new ContactOf(userId));
    return {
      id: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      pendingEmail: row.pending_email,
      contactName: contact?.contactName || null,
      contactSurname: contact?.contactSurname || null,
      privileges: row.privileges.map((id) => ({ id, name: PRIVILEGE_NAMES[id] })),
      organizations: row.organizations.map((accountNumber) => ({ accountNumber })),
      termsAndConditionsAccepted: row.terms_accepted_at && inSeconds(new Date(row.terms_accepted_at)),
      isEmailReceiver: row.is_email_receiver,
      zipCode: contact?.zipCode || null,
      searchZipCode: row.search_zip_code,
      searchDistance: row.search_distance,
    };
  }
}

/** Seconds since 1970, as the terms' timestamps are told (P5.16, T19). */
export function inSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
