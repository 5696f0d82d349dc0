import '../mantine.css';
import './action-menu.css';
import { Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

const PHONE = '(max-width: 811.98px)';
/** CSS pixels between the list and the edges of the window. */
const EDGE_PADDING = 16;

export interface Action {
  label: string;
  /** A second line: the consequence, or why the action is disabled. */
  hint?: string;
  danger?: boolean;
  /** Stays focusable, so that its hint can be read. */
  disabled?: boolean;
  /** Only on narrow pages, where there is no room for a button. */
  phoneOnly?: boolean;
  onSelect(): void;
}

interface Props {
  /** Content of the toggle button. */
  children: ReactNode;
  /** The button's accessible name if its content is an icon. */
  label?: string;
  /** Class of the button: `btn` or `icon-btn`. */
  className: string;
  /** Opens above the button, for a bar at the bottom. */
  up?: boolean;
  actions: readonly Action[];
}

/** Without scrolling: the list gets its position only afterwards. */
const focusFirstEntry = (list: HTMLElement | null) =>
  list?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });

/** Menu of rare actions. Arrow keys move within it; Escape, Tab and a click outside close it. */
export function ActionMenu({ children, label, className, up, actions }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listed = actions.filter(({ phoneOnly }) => isPhone || !phoneOnly);

  useEffect(() => {
    if (isOpen) focusFirstEntry(list.current);
  }, [isOpen]);

  const closeToButton = () => {
    setOpen(false);
    button.current?.focus();
  };
  const select = ({ disabled, onSelect }: Action) => {
    if (disabled) return;
    closeToButton();
    onSelect();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Entries are no tab stops: from the button, Tab moves on to the next control of the page.
    if (isOpen && (event.key === 'Escape' || event.key === 'Tab')) return closeToButton();
    if (event.key !== 'ArrowDown' || event.target !== button.current) return;
    event.preventDefault();
    if (isOpen) focusFirstEntry(list.current);
    else setOpen(true);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button and the entries inside take the keys.
    <span className="action-menu" onKeyDown={onKeyDown} onBlur={onBlur}>
      <Menu
        opened={isOpen}
        onChange={setOpen}
        position={up ? 'top-end' : 'bottom-end'}
        offset={up ? 16 : 4}
        width={288}
        zIndex={3}
        middlewares={{ shift: { padding: EDGE_PADDING } }}
        transitionProps={{ duration: 0 }}
        // Beside its button, so that it belongs to the same landmark and the same place in the order of focus.
        withinPortal={false}
        // Focus is handled here: a trap would keep Tab inside.
        trapFocus={false}
        returnFocus={false}
        closeOnEscape={false}
        closeOnItemClick={false}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <button type="button" ref={button} className={className} aria-label={label}>
            {children}
          </button>
        </Menu.Target>
        <Menu.Dropdown ref={list}>
          {listed.map((action) => (
            <Menu.Item
              key={action.label}
              className={action.danger ? 'danger' : undefined}
              // Mantine's `disabled` would take the entry out of the reach of the arrow keys.
              aria-disabled={action.disabled}
              onClick={() => select(action)}
            >
              {action.label}
              {action.hint && <small>{action.hint}</small>}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </span>
  );
}
