import { withFilters } from '#web/lib/url-state/with-filters';

/** The URL with another choice, on the first page and without an open job, which may not be in the list. */
export function withChoice(search: URLSearchParams, choice: Record<string, string>): URLSearchParams {
  const next = withFilters(search, choice);
  next.delete('job');
  return next;
}
