import { Injectable } from '@nestjs/common';
import { Database } from '../../../src/platform/database/database.js';
import type { Actor } from '../../../src/platform/http/access.js';
import type { LastContactResponse } from '../contract/api-responses.js';

const QUERY = `
  select contacts_first_name as "contactsFirstName", contacts_last_name as "contactsLastName",
         phone_number as "phoneNumber", phone_ext as "phoneExt", email
    from job where creator_id = ? and deleted_at is null order by created_at desc, id desc limit 1`;

/** The contact of the actor's latest posting, which prefills the next one (U31). */
@Injectable()
export class LastContact {
  constructor(private readonly database: Database) {}

  async get(actor: Actor): Promise<LastContactResponse> {
    const [contact] = await this.database.lookup<NonNullable<LastContactResponse['contact']>>(QUERY, [actor.id]);
    return { contact: contact ?? null };
  }
}
