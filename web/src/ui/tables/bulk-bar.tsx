import './bulk-bar.css';
import { type MouseEvent, useRef, useState } from 'react';
import { toastError } from '../../lib/feedback/toasts';
import { fetchAllRows, type ListedRows } from '../../lib/lists/fetch-all-rows';
import { MAX_SELECTED, type Selection } from '../../lib/lists/use-selection';
import { Button } from '../button';
import type { BulkAction } from './bulk-actions';
import { BulkProgress } from './bulk-progress';
import { BulkQuestion } from './bulk-question';
import { BulkResult } from './bulk-result';
import { SELECT_PAGE_ID } from './select-boxes';
import { useBulkRun } from './use-bulk-run';

interface Props<T> {
  /** One row in words: "organization". */
  noun: string;
  list: ListedRows<T>;
  /** The number of rows of all pages. */
  total: number;
  selection: Selection<T>;
  actions: readonly BulkAction<T>[];
  /** Fetches the rows as they are afterwards. */
  refresh(): Promise<void>;
}

/**
 * The number of selected rows and what can be done with all of them; below the table, so that no row moves. Other
 * filters begin anew.
 */
export const BulkBar = <T,>(props: Props<T>) => <ScopedBar key={props.selection.scope} {...props} />;

function ScopedBar<T>({ noun, list, total, selection, actions, refresh }: Props<T>) {
  const { rows } = selection;
  const { run, start, close } = useBulkRun({ noun, selection, refresh });
  const [asked, setAsked] = useState<BulkAction<T> | null>(null);
  const [isFetching, setFetching] = useState(false);
  const asker = useRef<HTMLElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  if (asked && rows.length === 0) setAsked(null);

  const most = Math.min(total, MAX_SELECTED);
  const selectAll = async () => {
    setFetching(true);
    try {
      selection.add(await fetchAllRows(list, MAX_SELECTED));
      count.current?.focus();
    } catch (error) {
      toastError(error);
    }
    setFetching(false);
  };
  const ask = (action: BulkAction<T>, { currentTarget }: MouseEvent<HTMLElement>) => {
    asker.current = currentTarget;
    close();
    setAsked(action);
  };
  const cancel = () => {
    asker.current?.focus();
    setAsked(null);
  };
  const leave = () => {
    close();
    selection.clear();
    (document.getElementById(SELECT_PAGE_ID) ?? document.querySelector('h1'))?.focus();
  };

  if (run?.step === 'running')
    return (
      <Bar noun={noun}>
        <BulkProgress {...run} noun={noun} onStop={run.stop} />
      </Bar>
    );
  const result = run && (
    <BulkResult {...{ noun, selection }} {...run} key={run.done} onUndo={run.undo} onClose={leave} />
  );
  if (rows.length === 0) return result && <Bar noun={noun}>{result}</Bar>;
  return (
    <Bar noun={noun}>
      {result}
      <p ref={count} tabIndex={-1} role="status">
        <b>{rows.length.toLocaleString('en-US')} selected</b>
        {rows.length >= MAX_SELECTED && ', the most at once'}
      </p>
      {rows.length < most && (
        <Button small look="quiet" busy={isFetching} onClick={selectAll}>
          Select {total > most ? 'the first' : 'all'} {most.toLocaleString('en-US')}
        </Button>
      )}
      <span className="row-of-buttons">
        {actions.map((action) => (
          <Button small key={action.label} disabled={isFetching} onClick={(event) => ask(action, event)}>
            {action.label}
          </Button>
        ))}
      </span>
      <Button small look="quiet" onClick={leave}>
        Clear selection
      </Button>
      {asked && (
        <BulkQuestion
          key={asked.label}
          {...{ noun, selection }}
          action={asked}
          onConfirm={(possible) => {
            setAsked(null);
            void start(possible, asked);
          }}
          onCancel={cancel}
        />
      )}
    </Bar>
  );
}

const Bar = ({ noun, children }: { noun: string; children: React.ReactNode }) => (
  <section className="bulk" aria-label={`Selected ${noun}s`}>
    {children}
  </section>
);
