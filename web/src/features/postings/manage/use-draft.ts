import { useState } from 'react';
import { areDifferent } from '#web/lib/forms/are-different';
import { type Filters, withChanges } from './filters';

/** The input of the search form: the applied filters, with what is typed and not applied yet. */
export function useDraft(filters: Filters) {
  const [draft, setDraft] = useState(filters);
  const [applied, setApplied] = useState(filters);
  if (areDifferent(filters, applied)) {
    setApplied(filters);
    setDraft(withChanges(draft, applied, filters));
  }
  return [draft, setDraft] as const;
}
