import './mantine.css';
import './action-menu.css';
import { Menu } from '@mantine/core';
import type { ReactElement } from 'react';

export interface Action {
  label: string;
  /** A second line: what follows, or why it cannot be done now. */
  hint?: string;
  danger?: boolean;
  /** Stays readable and in reach of the keyboard, so that its hint can be read. */
  disabled?: boolean;
  /** Only where the action bar is too narrow to show it as a button. */
  phoneOnly?: boolean;
  onSelect(): void;
}

interface Props {
  /** The button that opens the menu. */
  target: ReactElement;
  actions: readonly Action[];
}

/** Rare actions behind one button; arrows move, Escape closes. */
export function ActionMenu({ target, actions }: Props) {
  return (
    <Menu
      position="bottom-end"
      offset={8}
      width={288}
      transitionProps={{ duration: 0 }}
      middlewares={{ shift: { padding: 8 } }}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown className="action-menu">
        {actions.map(({ label, hint, danger, disabled, phoneOnly, onSelect }) => (
          <Menu.Item
            key={label}
            className={[danger && 'danger', phoneOnly && 'phone-only'].filter(Boolean).join(' ')}
            aria-disabled={disabled || undefined}
            closeMenuOnClick={!disabled}
            onClick={disabled ? undefined : onSelect}
          >
            {label}
            {hint && <small>{hint}</small>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
