import { Injectable } from '@nestjs/common';
import { toArrayLiteral } from '../../../src/platform/database/array-literal.js';
import { Database } from '../../../src/platform/database/database.js';
import type { Actor } from '../../../src/platform/http/access.js';
import type { LastContactResponse } from '../contract/api-last-contact.js';

/** Considers the last 100 postings; an organization has a place of work or two. */
const QUERY = `
  with recent as (
    select * from job where creator_id = ? and deleted_at is null order by created_at desc, id desc limit 100
  ), newest as (select distinct on (organization) * from recent order by organization, created_at desc, id desc)
  select contacts_first_name as "contactsFirstName", contacts_last_name as "contactsLastName",
         phone_number as "phoneNumber", phone_ext as "phoneExt", email, organization,
         address_line1 as "addressLine1", address_line2 as "addressLine2", city, state, zip_code as "zipCode", county
    from newest order by created_at desc, id desc`;

const HAS_TEMPLATES = `
  select exists (select 1 from posting_template where organization = any(?::text[])) as "hasTemplates"`;

type Row = NonNullable<LastContactResponse['contact']> & LastContactResponse['places'][number];

/**
 * Contact of the actor's newest posting and place of the newest one for each organization, which prefill the next
 * posting, and whether there are templates (U31).
 */
@Injectable()
export class LastContact {
  constructor(private readonly database: Database) {}

  async get(actor: Actor): Promise<LastContactResponse> {
    const organizations = toArrayLiteral([...actor.organizations]);
    const [rows, [templates]] = await Promise.all([
      this.database.lookup<Row>(QUERY, [actor.id]),
      this.database.lookup<{ hasTemplates: boolean }>(HAS_TEMPLATES, [organizations]),
    ]);
    return {
      contact: rows[0] ? contactOf(rows[0]) : null,
      places: rows.map(placeOf),
      hasTemplates: templates?.hasTemplates ?? false,
    };
  }
}

function contactOf({ contactsFirstName, contactsLastName, phoneNumber, phoneExt, email }: Row) {
  return { contactsFirstName, contactsLastName, phoneNumber, phoneExt, email };
}

function placeOf({ organization, addressLine1, addressLine2, city, state, zipCode, county }: Row) {
  return { organization, addressLine1, addressLine2, city, state, zipCode, county };
}
