import { CountsUsage, type Usage, type UsageCount } from '#modules/directory/contract/usage-count.js';
import { ListTotals } from '#platform/database/list-totals.js';

const DOCUMENT_TYPES = {
  credentialDocuments: 'CRED',
  administrativeDocuments: 'ADMINCERT',
  professionalDocuments: 'PROFCERT',
} as const satisfies Partial<Record<Usage, string>>;
type Documents = keyof typeof DOCUMENT_TYPES;

/** Numbers of preferences by position, and of documents of a type by the words of their entry. */
@CountsUsage(['preferences', 'credentialDocuments', 'administrativeDocuments', 'professionalDocuments'])
export class ProfileUsage implements UsageCount<'preferences' | Documents> {
  constructor(private readonly totals: ListTotals) {}

  count(usage: 'preferences' | Documents, keys: readonly string[]) {
    return usage === 'preferences' ? this.preferences(keys) : this.documents(DOCUMENT_TYPES[usage], keys);
  }

  private preferences(positionIds: readonly string[]) {
    const source = `from profile, unnest(preferred_positions) as position_id
      where preferred_positions && ?::text[] and position_id = any(?::text[])`;
    return this.totals.countBy('position_id', source, [positionIds, positionIds]);
  }

  private documents(documentType: string, additionalTypes: readonly string[]) {
    const source = `from profile_document
      where additional_type = any(?::text[]) and document_type = ? and removed_at is null`;
    return this.totals.countBy('additional_type', source, [additionalTypes, documentType]);
  }
}
