import { useEffect, useRef, useState } from 'react';
import { PROFILE_LIMITS, type Reference } from '../../../../modules/profiles/contract/api';
import { askConfirm } from '../../lib/confirm';
import { toastError, toastSuccess } from '../../lib/toasts';
import { Button } from '../../ui/button';
import { saveReferences } from './calls';
import { cancel } from './cancel';
import { ReferenceForm } from './reference-form';
import { ReferenceRows } from './reference-rows';
import { useUnsaved } from './unsaved';

interface Props {
  saved: readonly Reference[];
  onDone(): void;
}

/** A row that is not in the list yet. */
const NEW = -1;

/** Rows are local until Save (W2.7); Save also keeps the row that is open (U29). */
export function ReferencesEditor({ saved, onDone }: Props) {
  const [rows, setRows] = useState(saved);
  const [open, setOpen] = useState<number | null>(saved.length === 0 ? NEW : null);
  const [isRowDirty, setRowDirty] = useState(false);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const add = useRef<HTMLParagraphElement>(null);
  const isSaving = useRef(false);
  const isDirty = rows !== saved || isRowDirty;
  useUnsaved(isDirty && !busy);

  const wasOpen = useRef(open);
  useEffect(() => {
    // The row's form is gone with its button: the focus goes to Add.
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
      toastError(error);
      setBusy(false);
    }
  };
  const keep = (row: Reference) => {
    const next = open === NEW ? [...rows, row] : rows.map((other, index) => (index === open ? row : other));
    setRows(next);
    close();
    if (isSaving.current) store(next);
  };
  const save = () => {
    if (open !== null && (isRowDirty || rows.length === 0)) {
      // A row without fault is kept within this call, and `keep` then stores the section.
      isSaving.current = true;
      form.current?.requestSubmit();
      isSaving.current = false;
    } else store(rows);
  };
  const remove = async (index: number) => {
    const question = {
      title: 'Are you sure you want to delete this record?',
      body: [`${rows[index]?.firstName} ${rows[index]?.lastName}`],
      yes: 'Delete record',
      no: 'Keep record',
      danger: true,
    };
    if (!(await askConfirm(question))) return;
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
      {open !== null ? (
        <ReferenceForm
          key={open}
          ref={form}
          reference={rows[open] ?? null}
          onDirty={setRowDirty}
          onKeep={keep}
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
        <Button look="quiet" onClick={() => cancel(isDirty, onDone)}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
