import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';

interface Props {
  title: string;
  onClose(): void;
  /** For a table. */
  isWide?: boolean;
  children: ReactNode;
}

/** A native modal dialog: Escape closes it and the focus returns to where it was. */
export function Dialog({ title, onClose, isWide, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      className={isWide ? 'confirm wide' : 'confirm'}
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A dialog above this one is not its own, though it may be within it for React.
        if (event.target === event.currentTarget) onClose();
      }}
      onKeyDownCapture={leaveEscapeToList}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}

/** Escape closes an open option list first, so that input in the dialog is not lost. */
function leaveEscapeToList(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key === 'Escape' && hasOpenList(event.currentTarget)) event.preventDefault();
}

export const hasOpenList = (dialog: HTMLDialogElement) =>
  dialog.querySelector('[role="combobox"][aria-expanded="true"]') !== null;
