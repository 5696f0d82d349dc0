import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button';

interface Props {
  /** The server's message. */
  message: string;
  onLoad(): void;
  onKeepMine(): void;
}

/** Shown if the posting was changed meanwhile: nothing is saved, and input stays until the user chooses a version. */
export function ConflictNotice({ message, onLoad, onKeepMine: onKeep }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="note warning stack" role="alert" tabIndex={-1} ref={box}>
      <p>
        <b>{message}</b>
      </p>
      <p>
        Your changes are not saved. You can see the posting as it is now, which drops them, or keep them and save again,
        which replaces what was saved meanwhile.
      </p>
      <div className="row-of-buttons">
        <Button onClick={onLoad}>Show the saved posting</Button>
        <Button onClick={onKeep}>Keep my changes</Button>
      </div>
    </div>
  );
}
