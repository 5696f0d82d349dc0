import type { Database } from '../../../src/platform/database/database.js';
import type { ContactDetails, Reference } from '../contract/api.js';
import type { ProfileDocument } from '../contract/queries.js';

/** A profile as it is stored; without a row, an empty one. */
export interface StoredProfile {
  contact: ContactDetails | null;
  references: Reference[];
  documents: ProfileDocument[];
}

const QUERY = `
  select contact, coalesce(reference_list, '[]') as "references", coalesce(
           (select json_agg(json_build_object('id', id, 'key', file_key, 'fileName', file_name,
                     'contentType', content_type, 'size', size, 'documentType', document_type,
                     'additionalType', additional_type, 'effectiveDate', effective_date) order by id)
              from profile_document where user_id = owner.id and removed_at is null), '[]') as documents
    from (select ?::uuid as id) as owner left join profile on profile.user_id = owner.id`;

/** Reads a profile with its documents, in one statement. */
export async function loadStoredProfile(database: Database, userId: string): Promise<StoredProfile> {
  const [row] = await database.lookup<StoredProfile>(QUERY, [userId]);
  return row ?? { contact: null, references: [], documents: [] };
}
