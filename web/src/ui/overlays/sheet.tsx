import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../button';
import { icons } from '../icons';

interface Props {
  title: string;
  /** The buttons that stay at the bottom. */
  foot: ReactNode;
  onClose(): void;
  children: ReactNode;
}

/** A native modal dialog that fills the window, for the filters of a list where its container is narrow. */
export function Sheet({ title, foot, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog className="filters-sheet" ref={dialog} aria-label={title} onCancel={onClose}>
      <div className="head">
        <h2>{title}</h2>
        <IconButton label={`Close ${title.toLowerCase()}`} onClick={onClose}>
          {icons.close}
        </IconButton>
      </div>
      <div className="filters">{children}</div>
      <div className="foot">{foot}</div>
    </dialog>
  );
}
