import { useRef, useState } from 'react';
import { openConfirm } from '#web/lib/feedback/confirm';
import { areDifferent } from '#web/lib/forms/are-different';
import type { RowKind } from './row-kind';
import { closeRow, keepRow, openRow, type RowList, removeRow, rowList, rowValues } from './row-list';

/** The saved value of a section of rows. */
export interface RowsValue<Row> {
  rows: readonly Row[];
  hasNone: boolean;
}

/** The unsaved state of a section of rows, for the stash of an ended session. */
export interface RowsInput<Row, Draft> {
  list: RowList<Row>;
  draft: Draft | null;
  hasNone: boolean;
}

export type RowsState<Row, Draft> = ReturnType<typeof useRows<Row, Draft>>;

/** The rows of a section while it is edited: they are local until Save, and one is open at a time. */
export function useRows<Row, Draft>(
  kind: RowKind<Row, Draft>,
  saved: RowsValue<Row>,
  restored: RowsInput<Row, Draft> | null,
) {
  const [baseline, setBaseline] = useState(saved);
  const [list, setList] = useState<RowList<Row>>(() => restored?.list ?? initialList(kind, saved));
  const [hasNone, setHasNone] = useState(restored?.hasNone ?? saved.hasNone);
  const [draft, setDraft] = useState<Draft | null>(restored?.draft ?? null);
  const form = useRef<HTMLFormElement>(null);
  const afterKeep = useRef<(list: RowList<Row>) => void>(setList);

  const toValue = (rows: RowList<Row>): RowsValue<Row> => ({
    rows: rowValues(rows),
    hasNone: hasNone && rows.rows.length === 0,
  });

  const keep = (row: Row) => {
    setDraft(null);
    afterKeep.current(keepRow(list, row, kind.sort));
  };

  /** Puts the open row into the list, and then calls `next` unless it is invalid. One without input just closes. */
  const keepOpen = (next: (list: RowList<Row>) => void, isInputRequired = false) => {
    if (list.open === null || (draft === null && !isInputRequired)) return next(closeRow(list));
    // A valid form calls `keep` synchronously.
    afterKeep.current = next;
    form.current?.requestSubmit();
    afterKeep.current = setList;
  };

  /** Whether the rows differ from the saved ones, apart from the open one. */
  const isChanged = areDifferent(toValue(list), baseline);
  return {
    list,
    draft,
    hasNone,
    form,
    isChanged,
    isDirty: draft !== null || isChanged,
    input: { list, draft, hasNone },
    setHasNone,
    setDraft,
    keep,
    open: (key?: string) => keepOpen((next) => setList(openRow(next, key))),
    cancel: () => {
      setDraft(null);
      setList(closeRow(list));
    },
    /** Asks first. Returns whether the row was deleted. */
    remove: async (key: string, name: string): Promise<boolean> => {
      const question = {
        title: 'Are you sure you want to delete this record?',
        body: [name],
        confirmLabel: 'Delete record',
        cancelLabel: 'Keep record',
        danger: true,
      };
      const isConfirmed = await openConfirm(question);
      if (isConfirmed) setList((now) => removeRow(now, key));
      return isConfirmed;
    },
    /** Calls `save` with all rows, including the open one, unless that is invalid. */
    submit: (isInputRequired: boolean, save: (value: RowsValue<Row>) => void) =>
      keepOpen((next) => {
        setList(next);
        save(toValue(next));
      }, isInputRequired),
    replace: (value: RowsValue<Row>) => {
      setDraft(null);
      setList(rowList(value.rows));
      setHasNone(value.hasNone);
    },
    /** After a save that leaves the section open. */
    markSaved: setBaseline,
  };
}

/** Without rows a new one is open, unless there may be none. */
function initialList<Row, Draft>(kind: RowKind<Row, Draft>, { rows }: RowsValue<Row>): RowList<Row> {
  const list = rowList(rows);
  return rows.length === 0 && !kind.allowsNone ? openRow(list) : list;
}
