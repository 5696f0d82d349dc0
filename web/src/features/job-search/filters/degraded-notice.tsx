import type { Jobs } from '../use-jobs';
import { FILTER_NAMES, isParameter } from './filter-names';

/** Shown above results from the database while the search engine is unavailable. */
export function DegradedNotice({ jobs: { degraded, ignoredParameters = [] } }: { jobs: Jobs }) {
  if (!degraded) return null;
  const names = ignoredParameters.map((name) => (isParameter(name) ? FILTER_NAMES[name] : 'Sort by'));
  return (
    <p className="note warning limited" role="status">
      Search is limited right now: results are listed newest first
      {names.length > 0 && ` and not narrowed or ordered by ${[...new Set(names)].join(', ')}`}. Please try again soon.
    </p>
  );
}
