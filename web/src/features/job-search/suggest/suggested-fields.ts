import type { Suggestion } from '#modules/job-search/contract/api/suggest';
import type { PanelFields } from '../panel/panel-fields';

/**
 * The fields of the search panel that a suggestion fills: a title replaces the keywords, anything else fills its own
 * field instead of them. A place that belongs to it fills the location.
 */
export function suggestedFields({ kind, value, location }: Suggestion): Partial<PanelFields> {
  const place = location === undefined ? {} : { location };
  if (kind === 'title') return { ...place, q: value };
  return { ...place, q: '', [kind === 'place' ? 'location' : kind]: value };
}
