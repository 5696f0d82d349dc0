import type { Database } from '#platform/database/database.js';
import type { FileScans } from '#platform/files/scan/file-scans.js';
import type { HistoryResponse } from '../contract/api/responses.js';
import type { ProfileDocument } from '../contract/profiles-api.js';
import type { ProfileContents } from '../domain/completion.js';
import type { Profile } from '../domain/profile.js';

/** A profile as it is stored; without a row, an empty one. */
export type StoredProfile = ProfileContents &
  Pick<Profile, 'preferredPositions' | 'employmentQuestions' | 'sectionVersions' | 'hasNewSections'> & {
    documents: ProfileDocument[];
  };

const QUERY = `
  select contact, preferences, coalesce(preferred_positions, '{}') as "preferredPositions", coalesce(education, '[]') as education, coalesce(career, '[]') as career,
         coalesce(has_no_education, false) as "hasNoEducation", coalesce(has_no_career, false) as "hasNoCareer",
         employment_questions as "employmentQuestions", coalesce(section_versions, '{}') as "sectionVersions",
         coalesce(has_new_sections, false) as "hasNewSections", coalesce(reference_list, '[]') as "references", coalesce(
           (select json_agg(json_build_object('id', id, 'key', file_key, 'fileName', file_name,
                     'contentType', content_type, 'size', size, 'documentType', document_type,
                     'additionalType', additional_type, 'effectiveDate', effective_date) order by id)
              from profile_document where user_id = owner.id and removed_at is null), '[]') as documents
    from (select ?::uuid as id) as owner left join profile on profile.user_id = owner.id`;

export function toHistory({ education, career, employmentQuestions }: StoredProfile): HistoryResponse {
  return {
    educationDetails: education,
    careerDetails: career,
    employmentQuestions: employmentQuestions ?? null,
  };
}

/** Reads a profile with its documents, in one statement; where files are scanned, their states in another. */
export async function loadStoredProfile(database: Database, scans: FileScans, userId: string): Promise<StoredProfile> {
  const [row] = await database.lookup<StoredProfile>(QUERY, [userId]);
  if (!row) throw new Error('The statement returns a row for each id.');
  const stateOf = await scans.statesOf(row.documents.map(({ key }) => key));
  return { ...row, documents: row.documents.map((document) => ({ ...document, scan: stateOf(document.key) })) };
}
