import { useEffect, useRef, useState } from 'react';
import { MIN_REFERENCES, PROFILE_LIMITS, type Reference } from '../../../../modules/profiles/contract/api';
import { openConfirm } from '../../lib/feedback/confirm';
import { toastSaveError, toastSuccess } from '../../lib/feedback/toasts';
import { Button } from '../../ui/button';
import { confirmDiscard } from './confirm-discard';
import { saveReferences } from './queries';
import { ReferenceForm } from './reference-form';
import { ReferenceRows } from './reference-rows';
import { useReportUnsaved } from './unsaved-guard';

interface Props {
  saved: readonly Reference[];
  onDone(): void;
}

/** A row that is not in the list yet. */
const NEW = -1;

/** Rows are local until Save (W2.7), which includes the open row (U29). */
export function ReferencesEditor({ saved, onDone }: Props) {
  const [rows, setRows] = useState(saved);
  const [open, setOpen] = useState<number | null>(saved.length === 0 ? NEW : null);
  const [isRowDirty, setRowDirty] = useState(false);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const add = useRef<HTMLParagraphElement>(null);
  const isSaving = useRef(false);
  const isDirty = rows !== saved || isRowDirty;
  useReportUnsaved(isDirty && !busy);

  const wasOpen = useRef(open);
  useEffect(() => {
    // The row's form is removed with its button: Add takes the focus.
    if (open === null && wasOpen.current !== null) add.current?.querySelector('button')?.focus();
    wasOpen.current = open;
  }, [open]);

  const close = () => {
    setOpen(null);
    setRowDirty(false);
  };
  const store = async (references: readonly Reference[]) => {
    setBusy(true);
    try {
      await saveReferences(references);
      toastSuccess('Your references are saved.');
      onDone();
    } catch (error) {
      toastSaveError(error);
      setBusy(false);
    }
  };
  const addRow = (row: Reference) => {
    const next = open === NEW ? [...rows, row] : rows.map((other, index) => (index === open ? row : other));
    setRows(next);
    close();
    if (isSaving.current) store(next);
  };
  const save = () => {
    if (open !== null && (isRowDirty || rows.length === 0)) {
      // A valid row is added synchronously, and `addRow` then stores the section.
      isSaving.current = true;
      form.current?.requestSubmit();
      isSaving.current = false;
    } else store(rows);
  };
  const remove = async (index: number) => {
    const question = {
      title: 'Are you sure you want to delete this record?',
      body: [`${rows[index]?.firstName} ${rows[index]?.lastName}`],
      confirmLabel: 'Delete record',
      cancelLabel: 'Keep record',
      danger: true,
    };
    if (!(await openConfirm(question))) return;
    setRows(rows.filter((_, at) => at !== index));
    add.current?.querySelector('button')?.focus();
  };

  return (
    <div className="stack">
      <p className="hint">Click Add for each single entry and then Save.</p>
      <ReferenceRows references={rows}>
        {(index) =>
          open === null && (
            <span className="row-of-buttons">
              <Button small onClick={() => setOpen(index)}>
                Edit<span className="vh"> {rows[index]?.lastName}</span>
              </Button>
              <Button small danger onClick={() => remove(index)}>
                Delete<span className="vh"> {rows[index]?.lastName}</span>
              </Button>
            </span>
          )
        }
      </ReferenceRows>
      <p className="hint" role="status">
        {rows !== saved && `${rows.length} of ${MIN_REFERENCES} references on this page, not saved yet.`}
      </p>
      {open !== null ? (
        <ReferenceForm
          key={open}
          ref={form}
          reference={rows[open] ?? null}
          onDirty={setRowDirty}
          onAdd={addRow}
          onCancel={close}
        />
      ) : (
        rows.length < PROFILE_LIMITS.references && (
          <p ref={add}>
            <Button onClick={() => setOpen(NEW)}>Add</Button>
          </p>
        )
      )}
      <div className="row-of-buttons">
        <Button look="fill" onClick={save} busy={busy}>
          Save
        </Button>
        <Button look="quiet" onClick={() => confirmDiscard(isDirty, onDone)}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
