import { useEffect, useState } from 'react';

interface SectionExtent {
  id: string;
  /** In px from the top of the viewport. */
  top: number;
  /** Whether it contains the focused element and that is visible. */
  hasFocus: boolean;
}

/** Assumed reading position, as a fraction of the viewport height. */
const READING_LINE = 1 / 3;

/** The section with the focus, else the one at the reading position; the last one at the end of the page. */
export function currentSection(
  sections: readonly SectionExtent[],
  height: number,
  isAtEnd: boolean,
): string | undefined {
  const line = height * READING_LINE;
  const focused = sections.find(({ hasFocus }) => hasFocus);
  const read = isAtEnd ? sections.at(-1) : sections.findLast(({ top }) => top <= line);
  return (focused ?? read ?? sections[0])?.id;
}

/** Tracks scrolling, folding and focus. `ids` are in page order. */
export function useScrollSpy(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const joinedIds = ids.join(' ');

  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const focus = document.activeElement;
      const rect = focus?.getBoundingClientRect();
      const isSeen = rect && rect.bottom > 0 && rect.top < innerHeight;
      const sections = joinedIds.split(' ').flatMap((id) => {
        const element = document.getElementById(id);
        if (!element) return [];
        const { top } = element.getBoundingClientRect();
        return [{ id, top, hasFocus: Boolean(isSeen && element.contains(focus)) }];
      });
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      setCurrent(currentSection(sections, innerHeight, isAtEnd));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    schedule();
    const events = ['scroll', 'resize', 'toggle', 'focusin'];
    for (const event of events) addEventListener(event, schedule, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const move of events) removeEventListener(move, schedule, { capture: true });
    };
  }, [joinedIds]);

  return current;
}
