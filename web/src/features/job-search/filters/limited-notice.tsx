import type { Jobs } from '../use-jobs';
import { FILTER_NAMES, isParameter } from './filter-names';

/** Said above results that the database gave while the search engine is away (F6). */
export function LimitedNotice({ jobs: { degraded, unheeded = [] } }: { jobs: Jobs }) {
  if (!degraded) return null;
  const names = unheeded.map((name) => (isParameter(name) ? FILTER_NAMES[name] : 'Sort by'));
  return (
    <p className="note warning limited" role="status">
      Search is limited right now: results are listed newest first
      {names.length > 0 && ` and not narrowed or ordered by ${[...new Set(names)].join(', ')}`}. Please try again soon.
    </p>
  );
}
