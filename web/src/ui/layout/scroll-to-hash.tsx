import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the URL's hash once fetched content is rendered. A folded section opens and takes the focus. */
export function ScrollToHash() {
  const { hash } = useLocation();
  useEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    target?.scrollIntoView();
    if (!(target instanceof HTMLDetailsElement)) return;
    target.open = true;
    // After the page has focused its heading.
    const frame = requestAnimationFrame(() => target.querySelector('summary')?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [hash]);
  return null;
}
