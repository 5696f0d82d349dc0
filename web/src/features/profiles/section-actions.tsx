import { type ReactNode, useRef } from 'react';
import type { VersionConflict } from '#web/lib/forms/use-edited-version';
import { Button } from '#web/ui/button';
import { ConflictNotice } from '#web/ui/conflict-notice';
import { confirmDiscard } from './confirm-discard';

interface Props {
  conflict: VersionConflict;
  /** The noun of the saved data, as in "Show the saved entries". */
  subject: string;
  isDirty: boolean;
  busy: boolean;
  /** Without it, Save submits the form around it. */
  onSave?(): void;
  /** Returns to the summary. */
  onDone(): void;
  children?: ReactNode;
}

/** Save and Cancel of an edited section, below the notice of a version conflict. */
export function SectionActions({ conflict, subject, isDirty, busy, onSave, onDone, children }: Props) {
  const buttons = useRef<HTMLDivElement>(null);
  const keepMine = () => {
    conflict.keepMine();
    // The notice is removed with the pressed button.
    buttons.current?.querySelector('button')?.focus();
  };
  return (
    <>
      {conflict.message && (
        <ConflictNotice message={conflict.message} subject={subject} onLoad={onDone} onKeepMine={keepMine} />
      )}
      <div className="row-of-buttons profile-section-end" ref={buttons}>
        <Button type={onSave ? 'button' : 'submit'} look="fill" onClick={onSave} busy={busy}>
          Save
        </Button>
        <Button look="quiet" onClick={() => confirmDiscard(isDirty, onDone)}>
          Cancel
        </Button>
        {children}
      </div>
    </>
  );
}

/** Above input that a session's end interrupted. */
export const RestoredNote = () => (
  <p className="note" role="status">
    What you typed before your session ended is here. It is not saved yet.
  </p>
);
