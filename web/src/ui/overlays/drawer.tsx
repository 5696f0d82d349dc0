import './drawer.css';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../button';
import { icons } from '../icons';
import { hasOpenList } from './dialog';

interface Props {
  title: string;
  subtitle?: ReactNode;
  /** A request to close, which the caller may refuse. */
  onClose(): void;
  /** An element of class `drawer-content` with a DrawerText or a `drawer-body`, and a `drawer-foot`. */
  children: ReactNode;
}

/** A native modal dialog at the right edge, for what is too long for a Dialog. Its heading has the focus first. */
export function Drawer({ title, subtitle, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    heading.current?.focus();
    return () => element?.close();
  }, []);

  /** The browser would close the dialog by itself at the second Escape. A dialog above takes its own keys. */
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key !== 'Escape' || !isOwn(event)) return;
    event.preventDefault();
    if (!hasOpenList(event.currentTarget)) onClose();
  };
  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (!isOwn(event)) return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog className="drawer" ref={dialog} aria-labelledby={titleId} onCancel={onCancel} onKeyDownCapture={onKeyDown}>
      <div className="drawer-head">
        <div>
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {subtitle && <p className="small muted">{subtitle}</p>}
        </div>
        <IconButton label="Close" onClick={onClose}>
          {icons.close}
        </IconButton>
      </div>
      {children}
    </dialog>
  );
}

interface TextProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** The body of a drawer that may have no control. It takes the focus, so that keys scroll it (WCAG 2.1.1). */
export function DrawerText({ label, className = '', children }: TextProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: Safari scrolls by keys what has the focus.
    <section className={`drawer-body ${className}`.trim()} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

const isOwn = ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) =>
  (target as Element).closest('dialog') === currentTarget;
