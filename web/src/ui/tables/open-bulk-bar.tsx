import './bulk-bar.css';
import { type MouseEvent, Suspense, useRef, useState } from 'react';
import { toastError } from '#web/lib/feedback/toasts';
import { fetchAllRows, type ListedRows } from '#web/lib/lists/fetch-all-rows';
import { MAX_SELECTED, type Selection } from '#web/lib/lists/use-selection';
import { Button } from '../button';
import type { BulkAction, ConfirmedAction } from './bulk-actions';
import { BulkProgress } from './bulk-progress';
import { BulkQuestion } from './bulk-question';
import { BulkResult } from './bulk-result';
import { SELECT_PAGE_ID } from './select-boxes';
import { useBulkRun } from './use-bulk-run';

export interface BulkBarProps<T> {
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

/** The bar itself, which loads with the first selected row. */
export default function OpenBulkBar<T>({ noun, list, total, selection, actions, refresh }: BulkBarProps<T>) {
  const { rows } = selection;
  const { run, start, close } = useBulkRun({ noun, selection, refresh });
  const [asked, setAsked] = useState<BulkAction<T> | null>(null);
  const [isFetching, setFetching] = useState(false);
  const [loading, setLoading] = useState<BulkAction<T> | null>(null);
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
  const ask = async (action: BulkAction<T>, { currentTarget }: MouseEvent<HTMLElement>) => {
    setLoading(action);
    try {
      const ready = await loadAction(action, rows);
      asker.current = currentTarget;
      close();
      setAsked(ready);
    } catch (error) {
      toastError(error);
    }
    setLoading(null);
  };
  const confirm = (possible: readonly T[], action: ConfirmedAction<T>) => {
    setAsked(null);
    void start(possible, action);
  };
  const cancel = () => {
    asker.current?.focus();
    setAsked(null);
  };
  const focusList = () => (document.getElementById(SELECT_PAGE_ID) ?? document.querySelector('h1'))?.focus();
  const leave = () => {
    close();
    selection.clear();
    focusList();
  };
  /** Rows that were left out stay selected. */
  const dismiss = () => {
    close();
    if (rows.length > 0) count.current?.focus();
    else focusList();
  };

  if (run?.step === 'running')
    return (
      <Bar noun={noun}>
        <BulkProgress {...run} noun={noun} onStop={run.stop} />
      </Bar>
    );
  const result = run && (
    <BulkResult {...{ noun, selection }} {...run} key={run.done} onUndo={run.undo} onDismiss={dismiss} />
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
          <Button
            small
            key={action.label}
            disabled={isFetching || (loading !== null && loading !== action)}
            busy={loading === action}
            onClick={(event) => ask(action, event)}
          >
            {action.label}
          </Button>
        ))}
      </span>
      <Button small look="quiet" onClick={leave}>
        Clear selection
      </Button>
      {asked && <Question {...{ noun, selection, asked }} onConfirm={confirm} onCancel={cancel} />}
    </Bar>
  );
}

/** The action with all that its question or its panel needs. */
async function loadAction<T>(action: BulkAction<T>, rows: readonly T[]): Promise<BulkAction<T>> {
  if (!('Panel' in action)) return { ...action, ...(await action.read?.(rows)) };
  await action.load();
  return action;
}

interface QuestionProps<T> {
  noun: string;
  selection: Selection<T>;
  asked: BulkAction<T>;
  onConfirm(rows: readonly T[], action: ConfirmedAction<T>): void;
  onCancel(): void;
}

function Question<T>({ noun, selection, asked, onConfirm, onCancel }: QuestionProps<T>) {
  const props = { selection, onCancel };
  if (!('Panel' in asked))
    return (
      <BulkQuestion
        key={asked.label}
        {...props}
        {...{ noun }}
        action={asked}
        onConfirm={(rows) => onConfirm(rows, asked)}
      />
    );
  const { Panel, ...action } = asked;
  return (
    <Suspense>
      <Panel key={asked.label} {...props} onConfirm={(rows, run) => onConfirm(rows, { ...action, run })} />
    </Suspense>
  );
}

const Bar = ({ noun, children }: { noun: string; children: React.ReactNode }) => (
  <section className="bulk" aria-label={`Selected ${noun}s`}>
    {children}
  </section>
);
