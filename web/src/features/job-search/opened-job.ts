import { useEffect } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { paths } from '../../paths';

/** One list may stand in the history several times, each with the job that was opened from there. */
const nameOf = ({ key, search }: Location) => `opened ${key} ${search}`;

/** For a press of a card's links: whoever comes back to this list finds the focus where they left (U2). */
export function useRememberOpened(jobId: string): () => void {
  const location = useLocation();
  return () => sessionStorage.setItem(nameOf(location), jobId);
}

let isFirstView = true;

/** Beside a list whose jobs are there: after Back the focus is on the job that was opened from it (U2). */
export function ToOpenedJob() {
  const location = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const name = nameOf(location);
  useEffect(() => {
    // A page that is loaded anew counts as Pop as well.
    const came = isFirstView ? loadedByBack() : isBack;
    isFirstView = false;
    const id = came && sessionStorage.getItem(name);
    if (!id) return;
    // After the page has put the focus on its heading.
    const frame = requestAnimationFrame(() => {
      document.querySelector<HTMLElement>(`main a[href="${paths.jobPost(id)}"]`)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [name, isBack]);
  return null;
}

function loadedByBack(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type === 'back_forward';
}
