import { type MouseEvent, useEffect, useRef } from 'react';
import { COUNT_ID } from '#web/ui/display/filter-chips';
import type { useReport } from './queries';

/** Returns a function for presses that ask for a report: the number of rows takes the focus once they are there. */
export function useResultFocus({ isFetching, isSuccess, isPlaceholderData }: ReturnType<typeof useReport>) {
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isAwaited.current || isFetching) return;
    isAwaited.current = false;
    if (isSuccess && !isPlaceholderData) document.getElementById(COUNT_ID)?.focus({ preventScroll: true });
  });
  return (press?: MouseEvent) => {
    // Links that open in another tab leave this page as it is.
    isAwaited.current = !(press?.metaKey || press?.ctrlKey || press?.shiftKey);
  };
}
