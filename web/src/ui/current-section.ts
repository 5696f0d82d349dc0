import { useEffect, useState } from 'react';

interface Extent {
  id: string;
  /** In px from the window's upper edge. */
  top: number;
  /** Whether the focus is in it, and in sight. */
  hasFocus: boolean;
}

/** How far down the window, as a share of its height, one reads. */
const LINE = 1 / 3;

/** The section one is at: that with the focus, else the one read; the last one at the page's end. */
export function currentOf(sections: readonly Extent[], height: number, isAtEnd: boolean): string | undefined {
  const line = height * LINE;
  const focused = sections.find(({ hasFocus }) => hasFocus);
  const read = isAtEnd ? sections.at(-1) : sections.findLast(({ top }) => top <= line);
  return (focused ?? read ?? sections[0])?.id;
}

/** Follows scrolling, folding and the focus. Names the sections by their ids, in the order of the page. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const names = ids.join(' ');

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const focus = document.activeElement;
      const place = focus?.getBoundingClientRect();
      const isSeen = place && place.bottom > 0 && place.top < innerHeight;
      const sections = names.split(' ').flatMap((id) => {
        const element = document.getElementById(id);
        if (!element) return [];
        const { top } = element.getBoundingClientRect();
        return [{ id, top, hasFocus: Boolean(isSeen && element.contains(focus)) }];
      });
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      setCurrent(currentOf(sections, innerHeight, isAtEnd));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    soon();
    const moves = ['scroll', 'resize', 'toggle', 'focusin'];
    for (const move of moves) addEventListener(move, soon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const move of moves) removeEventListener(move, soon, { capture: true });
    };
  }, [names]);

  return current;
}
