import { useEffect, useRef } from 'react';

/**
 * Replaces the form below on phones with a summary of the search, until opened. A native details element, so it works
 * without JavaScript.
 */
export function FoldedSearch({ words }: { words: string }) {
  const fold = useRef<HTMLDetailsElement>(null);
  // Search was pressed in the form that is now folded: the focus moves to the results.
  useEffect(() => {
    const form = fold.current?.nextElementSibling;
    if (!form?.contains(document.activeElement) || form.checkVisibility()) return;
    document.getElementById('count')?.focus({ preventScroll: true });
  }, []);
  return (
    <details className="folded-search" ref={fold}>
      <summary>
        {words} <span aria-hidden="true">·</span>{' '}
        <span className="link">
          Edit<span className="vh"> search</span>
        </span>
      </summary>
    </details>
  );
}
