import { useCallback } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

type Change = (search: URLSearchParams) => URLSearchParams;

/**
 * The parameters of the URL, and a function that changes them. A change builds on the current URL, which is ahead of
 * the page while an earlier change is still being rendered.
 */
export function useUrlSearch(): [URLSearchParams, (change: Change, options?: NavigateOptions) => void] {
  const [search, setSearch] = useSearchParams();
  const changeSearch = useCallback(
    (change: Change, options?: NavigateOptions) =>
      setSearch(change(new URLSearchParams(window.location.search)), options),
    [setSearch],
  );
  return [search, changeSearch];
}
