import { useState } from 'react';
import { PROFILE_LIMITS, REFERENCES_NEEDED, type Reference } from '../../../../modules/profiles/contract/api';
import { askConfirm } from '../../lib/confirm';
import { toastError, toastSuccess } from '../../lib/toasts';
import { useLeaveGuard } from '../../lib/use-leave-guard';
import { Button } from '../../ui/button';
import { type ProfileData, saveReferences } from './calls';
import { ProfileSection } from './profile-section';
import { ReferenceForm } from './reference-form';

/** References: rows are local until the section's Save (W2.6–W2.9, W2.45–W2.47). */
export function ReferencesSection({ profile }: { profile: ProfileData }) {
  const [isEditing, setEditing] = useState(false);
  const saved = profile.referencesDetails;
  return (
    <ProfileSection
      id="references"
      title="References"
      isComplete={profile.isReferencesCompleted}
      isEditing={isEditing}
      onEdit={() => setEditing(true)}
    >
      {isEditing ? <Editor saved={saved} onDone={() => setEditing(false)} /> : <Rows references={saved} />}
      {!isEditing && saved.length < REFERENCES_NEEDED && (
        <p className="hint">
          {saved.length} of {REFERENCES_NEEDED} references: an application needs three.
        </p>
      )}
    </ProfileSection>
  );
}

function Rows({
  references,
  children,
}: {
  references: readonly Reference[];
  children?(index: number): React.ReactNode;
}) {
  if (references.length === 0) return <p>No Items</p>;
  return (
    <ul className="profile-rows">
      {references.map((one, index) => (
        <li key={`${one.firstName} ${one.lastName} ${one.phoneNumber}`}>
          <span>
            {one.firstName} {one.lastName}
            <small>
              {[one.position, one.organizationName, one.phoneNumber, `known ${one.yearsKnown} years`]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </span>
          {children?.(index)}
        </li>
      ))}
    </ul>
  );
}

function Editor({ saved, onDone }: { saved: readonly Reference[]; onDone(): void }) {
  const [rows, setRows] = useState(saved);
  /** The row being edited; -1 is a new one. */
  const [open, setOpen] = useState<number | null>(saved.length === 0 ? -1 : null);
  const [busy, setBusy] = useState(false);
  useLeaveGuard(rows !== saved && !busy);

  const keep = (row: Reference) => {
    setRows(open === -1 ? [...rows, row] : rows.map((other, index) => (index === open ? row : other)));
    setOpen(null);
  };
  const remove = async (index: number) => {
    const name = `${rows[index]?.firstName} ${rows[index]?.lastName}`;
    const title = 'Are you sure you want to delete this record?';
    if (await askConfirm({ title, body: [name], yes: 'Delete record', no: 'Keep record', danger: true }))
      setRows(rows.filter((_, at) => at !== index));
  };
  const save = async () => {
    setBusy(true);
    try {
      await saveReferences(rows);
      toastSuccess('Your references are saved.');
      onDone();
    } catch (error) {
      toastError(error);
      setBusy(false);
    }
  };

  return (
    <div className="stack">
      <p className="hint">Click Add for each single entry and then Save.</p>
      <Rows references={rows}>
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
      </Rows>
      {open !== null ? (
        <ReferenceForm key={open} reference={rows[open] ?? null} onKeep={keep} onCancel={() => setOpen(null)} />
      ) : (
        rows.length < PROFILE_LIMITS.references && (
          <p>
            <Button onClick={() => setOpen(-1)}>Add</Button>
          </p>
        )
      )}
      <div className="row-of-buttons">
        <Button look="fill" onClick={save} busy={busy} disabled={open !== null}>
          Save
        </Button>
        <Button look="quiet" onClick={onDone}>
          Cancel
        </Button>
        {open !== null && <span className="hint">Finish the open entry first.</span>}
      </div>
    </div>
  );
}
