import type { AutosaveResponse } from '#modules/postings/contract/api/form';
import { areDifferent } from '#web/lib/forms/are-different';
import type { JobValues } from '../job-values';
import { restoreValues } from './restore-values';

/** Input that was kept earlier, and may be used or discarded. */
export interface AutosaveOffer {
  savedAt: string;
  hasFiles: boolean;
  /** The posting has another version since. */
  isOutdated: boolean;
  values: JobValues;
}

/** Kept input that is offered, or could not be read. */
export type Unanswered = 'offer' | 'unknown';

/** Null for nothing, and for what is saved already. `version` is null while creating. */
export function toOffer(
  stored: AutosaveResponse['autosave'],
  baseline: JobValues,
  version: number | null,
): AutosaveOffer | null {
  const values = stored && restoreValues(baseline, stored.values);
  return values && areDifferent(values, baseline)
    ? { ...stored, values, isOutdated: stored.version !== version }
    : null;
}
