import { Injectable } from '@nestjs/common';
import { toArrayLiteral } from '../../../src/platform/database/array-literal.js';
import { Database } from '../../../src/platform/database/database.js';
import type { Actor } from '../../../src/platform/http/access.js';
import type { LastContactResponse } from '../contract/api-responses.js';

const QUERY = `
  select contacts_first_name as "contactsFirstName", contacts_last_name as "contactsLastName",
         phone_number as "phoneNumber", phone_ext as "phoneExt", email, organization,
         address_line1 as "addressLine1", address_line2 as "addressLine2", city, state, zip_code as "zipCode", county
    from job where creator_id = ? and deleted_at is null order by created_at desc, id desc limit 1`;

const HAS_TEMPLATES = `
  select exists (select 1 from posting_template where organization = any(?::text[])) as "hasTemplates"`;

type Row = NonNullable<LastContactResponse['contact']> & NonNullable<LastContactResponse['place']>;

/** Contact and place of the actor's latest posting, which prefill the next one, and whether there are templates (U31). */
@Injectable()
export class LastContact {
  constructor(private readonly database: Database) {}

  async get(actor: Actor): Promise<LastContactResponse> {
    const organizations = toArrayLiteral([...actor.organizations]);
    const [[last], [templates]] = await Promise.all([
      this.database.lookup<Row>(QUERY, [actor.id]),
      this.database.lookup<{ hasTemplates: boolean }>(HAS_TEMPLATES, [organizations]),
    ]);
    const hasTemplates = templates?.hasTemplates ?? false;
    if (!last) return { contact: null, place: null, hasTemplates };
    const { contactsFirstName, contactsLastName, phoneNumber, phoneExt, email, ...place } = last;
    return { contact: { contactsFirstName, contactsLastName, phoneNumber, phoneExt, email }, place, hasTemplates };
  }
}
