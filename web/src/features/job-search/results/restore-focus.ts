import { useEffect } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { paths } from '#web/paths';

/** Unique per history entry: the same list may occur several times. */
const storageKey = ({ key, search }: Location) => `opened ${key} ${search}`;

/** Returns a click handler that remembers the opened job of this list. */
export function useRememberFocus(jobId: string): () => void {
  const location = useLocation();
  return () => sessionStorage.setItem(storageKey(location), jobId);
}

let isFirstView = true;

/** Focuses the job that was opened from this list after Back. Render it once the jobs are loaded. */
export function RestoreFocus() {
  const location = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const name = storageKey(location);
  useEffect(() => {
    // A full page load counts as Pop too.
    const isReturning = isFirstView ? isBackNavigation() : isBack;
    isFirstView = false;
    const id = isReturning && sessionStorage.getItem(name);
    if (!id) return;
    // After the page has focused its heading.
    const frame = requestAnimationFrame(() => {
      document.querySelector<HTMLElement>(`main a[href="${paths.jobPost(id)}"]`)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [name, isBack]);
  return null;
}

function isBackNavigation(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type === 'back_forward';
}
