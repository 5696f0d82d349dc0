import { HISTORY_LIMITS } from '#modules/profiles/contract/api/history';
import { newestFirst } from '#modules/profiles/contract/api/months';
import { pluralize } from '#web/lib/formatting/format';

/** Rules that the rows of education and career have in common. */
export const HISTORY_KIND = {
  count: (rows: number) => pluralize(rows, 'entry', 'entries'),
  sort: newestFirst,
  max: HISTORY_LIMITS.rows,
  allowsNone: true,
};
