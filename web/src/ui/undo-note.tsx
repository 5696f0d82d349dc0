import type { ReactNode } from 'react';
import { Button } from './button';

interface Props {
  /** Completes the name of the button for screen readers: "the deletion of …". */
  what: string;
  onUndo(): void;
  buttonId?: string;
  children: ReactNode;
}

/** Says in place what was done, with a button that takes it back. */
export function UndoNote({ what, onUndo, buttonId, children }: Props) {
  return (
    <div className="note success undo" role="status">
      <p>{children}</p>
      <Button small look="quiet" id={buttonId} onClick={onUndo}>
        Undo<span className="vh"> {what}</span>
      </Button>
    </div>
  );
}
