/** Sets filters in the URL, where an empty value removes one, and returns to the first page. */
export function withFilters(
  search: URLSearchParams,
  filters: Readonly<Record<string, string | undefined>>,
  offset = 'offset',
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(filters))
    if (value) next.set(name, value);
    else next.delete(name);
  next.delete(offset);
  return next;
}
