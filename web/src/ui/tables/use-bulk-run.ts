import { useEffect, useRef, useState } from 'react';
import { showToast } from '#web/lib/feedback/toasts';
import { useUnloadWarning } from '#web/lib/forms/use-unload-warning';
import { type Outcome, runForEach } from '#web/lib/lists/run-for-each';
import type { Selection } from '#web/lib/lists/use-selection';
import type { ConfirmedAction } from './bulk-actions';
import { describeDone } from './bulk-result';

export type BulkRun<T> =
  | { step: 'running'; finished: number; all: number; stop(): void }
  | {
      step: 'finished';
      done: string;
      noteOf: ConfirmedAction<T>['noteOf'];
      outcome: Outcome<T>;
      undo: (() => void) | undefined;
    };

interface Options<T> {
  noun: string;
  selection: Selection<T>;
  /** Fetches the rows as they are afterwards. */
  refresh(): Promise<void>;
}

/**
 * Runs bulk actions, one at a time. Leaving the list stops a run, and a message says how far it came; the browser asks
 * before it leaves the site.
 */
export function useBulkRun<T>({ noun, selection, refresh }: Options<T>) {
  const [run, setRun] = useState<BulkRun<T> | null>(null);
  useUnloadWarning(run?.step === 'running');
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const execute = async (rows: readonly T[], action: (row: T) => Promise<unknown>, done: string) => {
    const stopping = new AbortController();
    const { signal: left } = leaving.current;
    const stop = () => stopping.abort();
    const show = (finished: number) => setRun({ step: 'running', finished, all: rows.length, stop });
    show(0);
    const outcome = await runForEach(rows, action, show, AbortSignal.any([stopping.signal, left]));
    if (left.aborted) {
      const { succeeded, failed, remaining } = outcome;
      const others = failed.length + remaining.length;
      const text = `${describeDone(succeeded.length, noun, done)}${others ? ` ${others} not.` : ''}`;
      showToast({ tone: others ? 'error' : 'success', text });
    }
    void refresh();
    return outcome;
  };

  /** Rows that succeeded leave the selection; others stay. */
  const start = async (rows: readonly T[], { run: action, done, noteOf, undo }: ConfirmedAction<T>) => {
    const outcome = await execute(rows, action, done);
    const succeeded = outcome.succeeded.map(({ row }) => row);
    selection.remove(succeeded);
    setRun({ step: 'finished', done, noteOf, outcome, undo: undo && undoOf(outcome.succeeded, undo) });
  };
  const undoOf = (done: Outcome<T>['succeeded'], undo: NonNullable<ConfirmedAction<T>['undo']>) => {
    if (done.length === 0) return undefined;
    const savedOf = new Map(done.map(({ row, saved }) => [row, saved]));
    return async () => {
      const outcome = await execute([...savedOf.keys()], (row) => undo.run(row, savedOf.get(row)), undo.done);
      const undone = new Set(outcome.succeeded.map(({ row }) => row));
      const left = done.filter(({ row }) => !undone.has(row));
      setRun({ step: 'finished', done: undo.done, noteOf: undefined, outcome, undo: undoOf(left, undo) });
    };
  };
  return { run, start, close: () => setRun(null) };
}
