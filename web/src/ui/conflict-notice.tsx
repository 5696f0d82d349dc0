import { useEffect, useRef } from 'react';
import { Button } from './button';

interface Props {
  /** The server's message. */
  message: string;
  /** The noun of the saved record, as in "Show the saved posting". */
  subject: string;
  /** False if the form holds no input that is not saved. */
  dirty?: boolean;
  onLoad(): void;
  /** The next save shows what both changed, and replaces nothing unseen. */
  isShownAgain?: boolean;
  /** Null for a record that can no longer be saved. */
  onKeepMine: (() => void) | null;
}

/** Shown after a version conflict: nothing is saved, and input stays until the user chooses a version. */
export function ConflictNotice(props: Props) {
  const { message, subject, dirty = true, onLoad, onKeepMine } = props;
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
      <p>{consequence(props)}</p>
      <div className="row-of-buttons">
        <Button onClick={onLoad}>Show the saved {subject}</Button>
        {dirty && onKeepMine && <Button onClick={keepMine}>Keep my changes</Button>}
      </div>
    </div>
  );
}

function consequence({ subject, dirty = true, isShownAgain, onKeepMine }: Props): string {
  if (!dirty) return `Nothing was done. This page still shows the ${subject} as it was before.`;
  if (!onKeepMine)
    return `Your changes are not saved, and the ${subject} can no longer be changed. They can be read here until you see the saved ${subject}, which drops them.`;
  return `Your changes are not saved. You can see the saved ${subject}, which drops them, or keep them and save again, which ${isShownAgain ? 'shows what both of you changed' : 'replaces what was saved meanwhile'}.`;
}
