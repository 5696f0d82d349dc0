import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react';
import { pluralize } from '#web/lib/formatting/format';
import type { Selection } from '#web/lib/lists/use-selection';
import { Button } from '../button';
import type { QuestionAction } from './bulk-actions';

interface Props<T> {
  action: QuestionAction<T>;
  selection: Selection<T>;
  noun: string;
  onConfirm(rows: readonly T[]): void;
  onCancel(): void;
}

/** Rows that are left out and named; more are counted. */
const MAX_NAMES = 5;

/** Says what follows and which rows are left out. It has the focus itself, so that a held key answers nothing. */
export function BulkQuestion<T>({ action, selection: { rows, rowKey, nameOf }, noun, onConfirm, onCancel }: Props<T>) {
  const id = useId();
  const element = useRef<HTMLElement>(null);
  useEffect(() => element.current?.focus(), []);
  const obstacleOf = (row: T) => action.obstacle?.(row) ?? null;
  const possible = rows.filter((row) => obstacleOf(row) === null);
  const leftOut = rows.filter((row) => obstacleOf(row) !== null);
  const others = possible.filter((row) => !action.isRepeated?.(row));
  const isRepeated = others.length < possible.length;
  const offersOthers = isRepeated && others.length > 0;
  const counted = pluralize(possible.length, noun);
  const question = action.question?.(counted) ?? `${action.ofRows(counted)}?`;
  const isReversible = action.undo !== undefined || action.isHarmless === true;
  const isSafe = isReversible && possible.length > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
  };
  // The second click of a double click on the action, whose place a button may take.
  const ignoreDoubleClick = (event: MouseEvent) => {
    if (event.detail > 1) event.stopPropagation();
  };
  return (
    <section
      ref={element}
      tabIndex={-1}
      className="bulk-question"
      aria-labelledby={`${id}-question`}
      aria-describedby={`${id}-consequences`}
      onKeyDown={onKeyDown}
      onClickCapture={ignoreDoubleClick}
    >
      <p id={`${id}-question`}>
        <b>{possible.length > 0 ? question : `${action.label}: none of the selected rows`}</b>
      </p>
      <div id={`${id}-consequences`}>
        {possible.length > 0 && (
          <div>
            {action.consequence?.(possible)} {!isReversible && 'This cannot be undone.'}
          </div>
        )}
        {leftOut.length > 0 && (
          <ul className="small">
            {leftOut.slice(0, MAX_NAMES).map((row) => (
              <li key={rowKey(row)}>
                {nameOf(row)} is left out: it {obstacleOf(row)}.
              </li>
            ))}
            {leftOut.length > MAX_NAMES && <li>{leftOut.length - MAX_NAMES} more are left out.</li>}
          </ul>
        )}
      </div>
      <div className="row-of-buttons">
        <Button small look={isSafe && (offersOthers || !isRepeated) ? 'line' : 'fill'} onClick={onCancel}>
          Cancel
        </Button>
        {offersOthers && (
          <Button small look="fill" onClick={() => onConfirm(others)}>
            {action.ofRows(`the other ${others.length === 1 ? noun : pluralize(others.length, noun)}`)}
          </Button>
        )}
        {possible.length > 0 && (
          <Button
            small
            look={isSafe && !isRepeated ? 'fill' : 'line'}
            danger={!isSafe}
            onClick={() => onConfirm(possible)}
          >
            {action.ofRows(offersOthers ? `all ${counted}` : counted)}
          </Button>
        )}
      </div>
    </section>
  );
}
