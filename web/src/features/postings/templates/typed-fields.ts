import { areDifferent } from '#web/lib/forms/are-different';
import type { JobValues } from '../form/job-values';

/** The fields in which a template replaces something typed: a value that none of the sources has filled in. */
export const typedFields = (
  values: JobValues,
  template: Partial<JobValues>,
  sources: readonly Partial<JobValues>[],
): (keyof JobValues)[] =>
  (Object.keys(template) as (keyof JobValues)[]).filter((name) =>
    [template, ...sources].every((source) => areDifferent(values[name], source[name])),
  );

/** Fields that an earlier template filled in and nobody changed, as they were before: the next one may lack some. */
export const valuesWithout = (
  earlier: Partial<JobValues>,
  values: JobValues,
  baseline: JobValues,
): Partial<JobValues> =>
  Object.fromEntries(
    (Object.keys(earlier) as (keyof JobValues)[]).flatMap((name) =>
      areDifferent(values[name], earlier[name]) ? [] : [[name, baseline[name]]],
    ),
  );
