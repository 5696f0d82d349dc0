import type { TypedJob } from '#modules/postings/contract/api/form';
import type { JobValues } from '../job-values';

/** The form's values with those that were kept. What the form does not have, or no longer in this form, is left out. */
export function restoreValues(values: JobValues, typed: TypedJob): JobValues {
  const names = Object.keys(values) as (keyof JobValues)[];
  return Object.fromEntries(
    names.map((name) => [name, isAlike(typed[name], values[name]) ? typed[name] : values[name]]),
  ) as JobValues;
}

const isAlike = (one: unknown, other: unknown) =>
  typeof one === typeof other && Array.isArray(one) === Array.isArray(other);
