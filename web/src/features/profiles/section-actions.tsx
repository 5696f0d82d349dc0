import type { ReactNode } from 'react';
import { Button } from '#web/ui/button';
import { confirmDiscard } from './confirm-discard';

interface Props {
  isDirty: boolean;
  busy: boolean;
  /** Without it, Save submits the form around it. */
  onSave?(): void;
  /** Returns to the summary. */
  onDone(): void;
  children?: ReactNode;
}

/** Save and Cancel of an edited section. */
export const SectionActions = ({ isDirty, busy, onSave, onDone, children }: Props) => (
  <div className="row-of-buttons profile-section-end">
    <Button type={onSave ? 'button' : 'submit'} look="fill" onClick={onSave} busy={busy}>
      Save
    </Button>
    <Button look="quiet" onClick={() => confirmDiscard(isDirty, onDone)}>
      Cancel
    </Button>
    {children}
  </div>
);

/** Above input that a session's end interrupted. */
export const RestoredNote = () => (
  <p className="note" role="status">
    What you typed before your session ended is here. It is not saved yet.
  </p>
);
