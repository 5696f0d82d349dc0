import { useEffect, useRef } from 'react';
import { Button } from './button';

interface Props {
  /** The server's message. */
  message: string;
  /** The noun of the saved record, as in "Show the saved posting". */
  subject: string;
  onLoad(): void;
  /** Null for a record that can no longer be saved. */
  onKeepMine: (() => void) | null;
}

/** Shown after a version conflict: nothing is saved, and input stays until the user chooses a version. */
export function ConflictNotice({ message, subject, onLoad, onKeepMine }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const keepMine = () => {
    const form = box.current?.closest('form');
    onKeepMine?.();
    // The notice is removed with the pressed button.
    form?.querySelector<HTMLElement>('[type=submit]')?.focus();
  };
  return (
    <div className="note warning stack" role="alert" tabIndex={-1} ref={box}>
      <p>
        <b>{message}</b>
      </p>
      <p>
        {onKeepMine
          ? `Your changes are not saved. You can see the saved ${subject}, which drops them, or keep them and save again, which replaces what was saved meanwhile.`
          : `Your changes are not saved, and the ${subject} can no longer be changed. They can be read here until you see the saved ${subject}, which drops them.`}
      </p>
      <div className="row-of-buttons">
        <Button onClick={onLoad}>Show the saved {subject}</Button>
        {onKeepMine && <Button onClick={keepMine}>Keep my changes</Button>}
      </div>
    </div>
  );
}
