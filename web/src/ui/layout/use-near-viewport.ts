import { type RefObject, useEffect, useState } from 'react';

/** Distance at which loading starts, in `rootMargin` syntax; most of it is loaded before it is visible. */
const MARGIN = '400px 0px';

/** Whether the element has ever been near the viewport. */
export function useNearViewport(target: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target, isNear]);
  return isNear;
}
