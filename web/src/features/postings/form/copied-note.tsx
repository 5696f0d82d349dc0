import { useEffect, useRef } from 'react';
import { goToField } from '#web/lib/forms/go-to-field';

const START = 'startDate';

/** Says that the posting is a copy, and asks for new dates. Takes the focus on mount. */
export function CopiedNote({ from }: { from: string }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <div className="note success" ref={root} tabIndex={-1}>
      <p>
        <b>Copied from {from}.</b> Check the{' '}
        <a href={`#${START}`} onClick={goToField(START)}>
          listing dates
        </a>
        , then post it.
      </p>
    </div>
  );
}
