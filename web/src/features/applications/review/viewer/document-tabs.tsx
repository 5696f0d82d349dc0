import './document-viewer.css';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useNearViewport } from '#web/ui/layout/use-near-viewport';
import { DocumentPanel } from './document-panel';
import { type ReviewDocument, tabLabels } from './review-document';

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A tab for each document, and the chosen one below. It is fetched once it comes near. */
export function DocumentTabs({ documents }: { documents: readonly ReviewDocument[] }) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);
  const isNear = useNearViewport(root);
  const [path, setPath] = useState<string>();
  const labels = tabLabels(documents);
  // The documents change while the page is open: an administrator may remove one.
  const chosen = Math.max(
    0,
    documents.findIndex((one) => one.path === path),
  );
  const shown = documents[chosen];

  function choose(index: number): void {
    setPath(documents[index]?.path);
    tabs.current[index]?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    choose(step(chosen, documents.length));
  }

  return (
    <div ref={root}>
      <div className="document-tabs no-print" role="tablist" aria-label="Documents" onKeyDown={onKeyDown}>
        {documents.map((one, index) => (
          <button
            key={one.path}
            ref={(element) => {
              tabs.current[index] = element;
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => choose(index)}
          >
            {labels[index]}
          </button>
        ))}
      </div>
      {shown && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${chosen}`} className="no-print">
          <DocumentPanel key={shown.path} document={shown} isNear={isNear} />
        </div>
      )}
      <ul className="print-only">
        {documents.map(({ path, name, type }) => (
          <li key={path}>
            {type}: {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
