import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Beside content that is fetched: the part an address names exists only once this is rendered. A section that folds opens and takes the focus. */
export function ToAnchor() {
  const { hash } = useLocation();
  useEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    target?.scrollIntoView();
    if (!(target instanceof HTMLDetailsElement)) return;
    target.open = true;
    // After the page has put the focus on its heading.
    const frame = requestAnimationFrame(() => target.querySelector('summary')?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [hash]);
  return null;
}
