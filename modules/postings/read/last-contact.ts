import { Injectable } from '@nestjs/common';
import { toArrayLiteral } from '#platform/database/array-literal.js';
import { Database } from '#platform/database/database.js';
import type { Actor } from '#platform/http/access.js';
import type { LastContactResponse } from '../contract/api/last-contact.js';

/** Considers the last 100 postings; an organization has a place of work or two. */
const RECENT =
  'select * from job where creator_id = ? and deleted_at is null order by created_at desc, id desc limit 100';

/** A copy may have the contact of somebody else. */
const CONTACT = `
  with recent as (${RECENT})
  select contacts_first_name as "contactsFirstName", contacts_last_name as "contactsLastName",
         phone_number as "phoneNumber", phone_ext as "phoneExt", email
    from recent where copied_from is null order by created_at desc, id desc limit 1`;

const PLACES = `
  with recent as (${RECENT}),
  newest as (select distinct on (organization) * from recent order by organization, created_at desc, id desc)
  select organization, address_line1 as "addressLine1", address_line2 as "addressLine2", city, state,
         zip_code as "zipCode", county
    from newest order by created_at desc, id desc`;

const HAS_TEMPLATES = `
  select exists (select 1 from posting_template where organization = any(?::text[])) as "hasTemplates"`;

type Contact = NonNullable<LastContactResponse['contact']>;
type Place = LastContactResponse['places'][number];

/**
 * Contact of the newest posting that the actor wrote, and place of the newest one for each organization, which prefill
 * the next posting, and whether there are templates.
 */
@Injectable()
export class LastContact {
  constructor(private readonly database: Database) {}

  async get(actor: Actor): Promise<LastContactResponse> {
    const organizations = toArrayLiteral([...actor.organizations]);
    const [[contact], places, [templates]] = await Promise.all([
      this.database.lookup<Contact>(CONTACT, [actor.id]),
      this.database.lookup<Place>(PLACES, [actor.id]),
      this.database.lookup<{ hasTemplates: boolean }>(HAS_TEMPLATES, [organizations]),
    ]);
    return { contact: contact ?? null, places, hasTemplates: templates?.hasTemplates ?? false };
  }
}
