import { type MouseEvent, useEffect, useRef } from 'react';
import { COUNT_ID } from '#web/ui/display/filter-chips';
import type { useReport } from './queries';

/**
 * Returns a function for presses that ask for a report: the number of rows takes the focus once they are there, unless
 * the user has gone on to something else.
 */
export function useResultFocus({ isFetching, isSuccess, isPlaceholderData }: ReturnType<typeof useReport>) {
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    if (!pressed.current || isFetching) return;
    const { activeElement, body } = document;
    // A pressed element that is gone has left the focus to the body.
    const hasMovedOn = activeElement !== pressed.current && activeElement !== body;
    pressed.current = null;
    if (!hasMovedOn && isSuccess && !isPlaceholderData)
      document.getElementById(COUNT_ID)?.focus({ preventScroll: true });
  });
  return (press?: MouseEvent) => {
    // Links that open in another tab leave this page as it is.
    const isElsewhere = press?.metaKey || press?.ctrlKey || press?.shiftKey;
    pressed.current = isElsewhere ? null : document.activeElement;
  };
}
