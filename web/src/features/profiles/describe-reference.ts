import type { Reference } from '#modules/profiles/contract/api/profile';
import { joinParts, pluralize } from '#web/lib/formatting/format';

/** The name of a reference, and lines about them. */
export const describeReference = (row: Reference) => ({
  name: `${row.firstName} ${row.lastName}`,
  lines: [
    joinParts(row.position, row.organizationName),
    `${row.phoneNumber} · known for ${pluralize(row.yearsKnown, 'year')}`,
  ],
});
