import { useEffect, useRef } from 'react';
import { pluralize } from '#web/lib/formatting/format';
import type { Outcome } from '#web/lib/lists/run-for-each';
import type { Selection } from '#web/lib/lists/use-selection';
import { Button } from '../button';
import type { ConfirmedAction } from './bulk-actions';
import { DoneRows } from './done-rows';

interface Props<T> {
  outcome: Outcome<T>;
  /** The participle of what was done. */
  done: string;
  noteOf: ConfirmedAction<T>['noteOf'];
  noun: string;
  selection: Selection<T>;
  onUndo?: (() => void) | undefined;
  onDismiss(): void;
}

/** Says how many rows were done, which were not and why. */
export function BulkResult<T>({ outcome, done, noteOf, noun, selection, onUndo, onDismiss }: Props<T>) {
  const { succeeded, failed, remaining } = outcome;
  const element = useRef<HTMLElement>(null);
  // The button that was pressed is gone.
  useEffect(() => element.current?.focus(), []);
  const left = [...failed.map(({ row }) => row), ...remaining];
  return (
    <section
      ref={element}
      tabIndex={-1}
      aria-label="Result"
      className={`note bulk-result ${left.length ? 'error' : 'success'}`}
    >
      <p>
        <b>{describeDone(succeeded.length, noun, done)}</b>
        {failed.length > 0 && ` ${failed.length} failed.`}
        {remaining.length > 0 && ` Stopped: ${remaining.length} not tried.`}
        {left.length > 0 && left.every(selection.has) && ` ${left.length === 1 ? 'It is' : 'They are'} still selected.`}
      </p>
      {succeeded.length > 0 && <DoneRows rows={succeeded} {...{ selection, noteOf }} />}
      {failed.length > 0 && (
        <ul className="small">
          {failed.map(({ row, message }) => (
            <li key={selection.rowKey(row)}>
              <b>{selection.nameOf(row)}:</b> {message}
            </li>
          ))}
        </ul>
      )}
      <div className="row-of-buttons">
        {onUndo && (
          <Button small onClick={onUndo}>
            Undo
          </Button>
        )}
        <Button small look="quiet" onClick={onDismiss}>
          Dismiss
        </Button>
      </div>
    </section>
  );
}

/** "3 organizations disabled." */
export const describeDone = (count: number, noun: string, done: string) => `${pluralize(count, noun)} ${done}.`;
