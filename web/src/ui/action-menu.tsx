import './action-menu.css';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

export interface Action {
  label: string;
  /** A second line: what follows, or why it cannot be done now. */
  hint?: string;
  danger?: boolean;
  /** Stays readable and in reach of the keyboard, so that its hint can be read. */
  disabled?: boolean;
  /** Only where the page is too narrow to show it as a button. */
  phoneOnly?: boolean;
  onSelect(): void;
}

interface Props {
  /** In the button that opens the list. */
  children: ReactNode;
  /** The button's name where its content is an icon. */
  label?: string;
  /** Of the button: `btn` or `icon-btn`. */
  className: string;
  /** Above the button, for a bar at the lower edge. */
  up?: boolean;
  actions: readonly Action[];
}

/** Rare actions behind one button. Escape, a press elsewhere and leaving by Tab close the list. */
export function ActionMenu({ children, label, className, up, actions }: Props) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => !root.current?.contains(event.target as Node) && setOpen(false);
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    addEventListener('pointerdown', outside);
    addEventListener('focusin', outside);
    addEventListener('keydown', closeByKey);
    return () => {
      removeEventListener('pointerdown', outside);
      removeEventListener('focusin', outside);
      removeEventListener('keydown', closeByKey);
    };
  }, [open]);

  const select = ({ disabled, onSelect }: Action) => {
    if (disabled) return;
    setOpen(false);
    button.current?.focus();
    onSelect();
  };
  return (
    <span className={up ? 'action-menu up' : 'action-menu'} ref={root}>
      <button
        type="button"
        ref={button}
        className={className}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {children}
      </button>
      {open && (
        <ul id={id}>
          {actions.map((action) => (
            <li key={action.label} className={action.phoneOnly ? 'phone-only' : undefined}>
              <button
                type="button"
                className={action.danger ? 'danger' : undefined}
                aria-disabled={action.disabled}
                onClick={() => select(action)}
              >
                {action.label}
                {action.hint && <small>{action.hint}</small>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </span>
  );
}
