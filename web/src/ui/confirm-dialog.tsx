import { useEffect, useRef } from 'react';
import { useAsked } from '../lib/confirm';
import { Button } from './button';

/** Shows what askConfirm() asks; mounted once by the shell. */
export function ConfirmDialog() {
  const asked = useAsked();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (asked) element?.showModal();
    return () => element?.close();
  }, [asked]);

  if (!asked) return null;

  /** Closed before it goes: only then the focus returns to where it was. */
  const answer = (value: boolean) => {
    dialog.current?.close();
    asked.answer(value);
  };
  return (
    <dialog className="confirm" ref={dialog} aria-labelledby="confirm-title" onCancel={() => answer(false)}>
      <h2 id="confirm-title">{asked.title}</h2>
      {asked.body?.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className="row-of-buttons">
        <Button look="fill" danger={asked.danger} onClick={() => answer(true)}>
          {asked.yes}
        </Button>
        <Button onClick={() => answer(false)}>{asked.no}</Button>
      </div>
    </dialog>
  );
}
