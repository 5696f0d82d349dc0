import { useEffect, useRef } from 'react';
import { PROFILE_LIMITS } from '../../../../modules/profiles/contract/api';
import type { ReferenceAnswer } from '../../../../modules/profiles/contract/api-answers';
import { Button } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { ReferenceRow } from './reference-row';
import { ReferenceText } from './reference-text';
import { SaveCancel } from './save-cancel';
import { useReferenceRows } from './use-reference-rows';

interface Props {
  userId: string;
  references: readonly ReferenceAnswer[];
  close(): void;
}

/** W2.6–W2.9: rows are added, changed and removed here, and stored together. */
export function ReferencesForm({ userId, references, close }: Props) {
  const state = useReferenceRows(userId, references, close);
  const { rows, row, open, section } = state;
  const addButton = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(open);

  // A row that closes takes its buttons along; the focus goes on to Add.
  useEffect(() => {
    if (wasOpen.current !== null && open === null) addButton.current?.querySelector('button')?.focus();
    wasOpen.current = open;
  }, [open]);

  return (
    <div className="form">
      <p className="note">Click Add for each single reference, and then Save.</p>
      <ErrorSummary {...section} />
      {rows.length > 0 && (
        <ul className="profile-rows">
          {rows.map((one) => (
            <li key={one.key}>
              {open === one.key ? (
                <ReferenceRow form={row} onCancel={state.cancel} />
              ) : (
                <>
                  <ReferenceText reference={one} />
                  <span className="row-of-buttons">
                    <Button small disabled={open !== null} onClick={() => state.edit(one)}>
                      Edit{nameOf(one)}
                    </Button>
                    <Button small danger disabled={open !== null} onClick={() => state.remove(one)}>
                      Delete{nameOf(one)}
                    </Button>
                  </span>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {open === 'new' ? (
        <ReferenceRow form={row} onCancel={state.cancel} />
      ) : (
        <div ref={addButton}>
          <Button disabled={open !== null || rows.length >= PROFILE_LIMITS.references} onClick={state.add}>
            Add<span className="vh"> a reference</span>
          </Button>
        </div>
      )}
      <SaveCancel what="References" isBusy={section.busy || row.busy} onSave={state.save} onCancel={close} />
    </div>
  );
}

const nameOf = ({ firstName, lastName }: ReferenceAnswer) => (
  <span className="vh">
    {' '}
    {firstName} {lastName}
  </span>
);
