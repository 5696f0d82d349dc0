import { useEffect, useRef } from 'react';
import { pluralize } from '#web/lib/formatting/format';

interface Props {
  finished: number;
  all: number;
  noun: string;
  onStop(): void;
}

/** The progress of a bulk action, with the button that stops it. */
export function BulkProgress({ finished, all, noun, onStop }: Props) {
  const stop = useRef<HTMLButtonElement>(null);
  useEffect(() => stop.current?.focus(), []);
  return (
    <>
      <label className="bulk-progress">
        <span>
          {finished} of {pluralize(all, noun)}
        </span>
        <progress value={finished} max={all} />
      </label>
      <button ref={stop} type="button" className="btn sm" onClick={onStop}>
        Stop
      </button>
    </>
  );
}
