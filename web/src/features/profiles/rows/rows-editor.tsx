import { type ReactNode, useState } from 'react';
import { ApiError } from '#web/lib/api/api-error';
import { closeErrorToasts, toastSaveError } from '#web/lib/feedback/toasts';
import { ConflictDialog } from '#web/ui/conflict/conflict-dialog';
import { RestoredNote, SectionActions } from '../section-actions';
import { useReportUnsaved } from '../unsaved-guard';
import type { RowKind } from './row-kind';
import { type RowsConflict, rowsFields, rowsOf, type SectionRows } from './rows-conflict';
import { RowsField } from './rows-field';
import type { RowsState, RowsValue } from './use-rows';

interface Props<Row, Draft> {
  id: string;
  kind: RowKind<Row, Draft>;
  state: RowsState<Row, Draft>;
  isRestored: boolean;
  /** Including the questions below the rows. */
  isDirty: boolean;
  conflict: RowsConflict;
  /** Returns whether the questions below the rows may be saved, and reports what is wrong with them. */
  check?(): boolean;
  /** Resolves to whether all is stored. */
  save(value: RowsValue<Row>): Promise<boolean>;
  /** Returns to the summary. */
  onDone(): void;
  /** Questions below the rows. */
  children?: ReactNode;
}

/** Puts the name of the row that the server refused before its message, such as for a title that was just removed. */
function nameRow<Row>(error: unknown, rows: readonly Row[], { describe }: Pick<RowKind<Row, never>, 'describe'>) {
  if (!(error instanceof ApiError)) return error;
  const [refusal] = error.fields;
  const row = rows[Number(/\.(\d+)\./.exec(refusal?.path ?? '')?.[1])];
  if (!refusal || !row) return error;
  return new ApiError(error.status, error.code, `${describe(row).name}: ${refusal.message}`, error.fields);
}

/** The form of a section of rows. Save takes the open row along and stores nothing while that is invalid. */
export function RowsEditor<Row, Draft>(props: Props<Row, Draft>) {
  const { id, kind, state, isRestored, isDirty, conflict, check, save, onDone, children } = props;
  const [busy, setBusy] = useState(false);
  useReportUnsaved(isDirty && !busy);

  const store = async (value: RowsValue<Row>) => {
    if (check?.() === false) return;
    closeErrorToasts();
    setBusy(true);
    try {
      if (await save(value)) onDone();
    } catch (error) {
      toastSaveError(nameRow(error, value.rows, kind));
    } finally {
      setBusy(false);
    }
  };
  const saveKept = (kept: SectionRows) => {
    const value = rowsOf(kind, kept);
    conflict.accept();
    state.replace(value);
    void store(value);
  };
  return (
    <div className="stack">
      {isRestored && <RestoredNote />}
      <p className="hint">Click Add for each single entry and then Save.</p>
      {/* Input typed during a save would be lost with it. */}
      <div className="stack" inert={busy}>
        <RowsField id={id} kind={kind} state={state} />
        <p className="hint" role="status">
          {state.isChanged && `${kind.count(state.list.rows.length)} on this page, not saved yet.`}
        </p>
        {children}
      </div>
      <SectionActions isDirty={isDirty} busy={busy} onSave={() => state.submit(!isDirty, store)} onDone={onDone}>
        {state.draft !== null && <span className="hint">Saves the open entry too</span>}
      </SectionActions>
      {conflict.conflict && (
        <ConflictDialog
          conflict={conflict.conflict}
          fields={rowsFields(kind)}
          noun="section"
          name={kind.section}
          onSave={saveKept}
          onGoBack={conflict.goBack}
        />
      )}
    </div>
  );
}
