import { useEffect, useRef } from 'react';
import { usePendingConfirm } from '#web/lib/feedback/confirm';
import { Button } from '../button';

/** The dialog of openConfirm(); mounted once by the shell. */
export function ConfirmDialog() {
  const pending = usePendingConfirm();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (pending) element?.showModal();
    return () => element?.close();
  }, [pending]);

  if (!pending) return null;

  /** Closed before unmounting: only then does the browser restore the focus. */
  const settle = (value: boolean) => {
    dialog.current?.close();
    pending.resolve(value);
  };
  return (
    <dialog className="confirm" ref={dialog} aria-labelledby="confirm-title" onCancel={() => settle(false)}>
      <h2 id="confirm-title">{pending.title}</h2>
      {pending.body?.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {/* The dialog focuses the first button. */}
      <div className="row-of-buttons">
        {pending.danger || pending.isFinal ? (
          <>
            <Button look="fill" onClick={() => settle(false)}>
              {pending.cancelLabel}
            </Button>
            <Button danger={pending.danger} onClick={() => settle(true)}>
              {pending.confirmLabel}
            </Button>
          </>
        ) : (
          <>
            <Button look="fill" onClick={() => settle(true)}>
              {pending.confirmLabel}
            </Button>
            <Button onClick={() => settle(false)}>{pending.cancelLabel}</Button>
          </>
        )}
      </div>
    </dialog>
  );
}
