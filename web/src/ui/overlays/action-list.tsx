import '../mantine.css';
import { Menu } from '@mantine/core';
import { type ReactNode, type Ref, type RefCallback, type RefObject, useEffect, useLayoutEffect } from 'react';
import { focusFirstEntry } from './focus-first-entry';

/** CSS pixels between the list and the edges of the window. */
const EDGE_PADDING = 16;

export interface Action {
  label: string;
  icon?: ReactNode;
  /** A second line: the consequence, or why the action is disabled. */
  hint?: string;
  danger?: boolean;
  /** A line above it, instead of one above each dangerous action. */
  apart?: boolean;
  /** Stays focusable, so that its hint can be read. */
  disabled?: boolean;
  /** Only on narrow pages, where there is no room for a button. */
  phoneOnly?: boolean;
  onSelect(): void;
}

interface Props {
  id: string;
  labelledBy: string;
  list: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  up: boolean | undefined;
  actions: readonly Action[];
  onSelect(action: Action): void;
  /** A press outside of list and button. */
  onClose(): void;
}

/** The open list of an ActionMenu, which focuses its first entry. */
export default function ActionList({ id, labelledBy, list, button, up, actions, onSelect, onClose }: Props) {
  useEffect(() => focusFirstEntry(list.current), [list]);
  return (
    <Menu
      opened
      onChange={onClose}
      position={up ? 'top-end' : 'bottom-end'}
      offset={up ? 16 : 4}
      width={288}
      zIndex={3}
      middlewares={{ shift: { padding: EDGE_PADDING } }}
      transitionProps={{ duration: 0 }}
      // Beside its button, so that it belongs to the same landmark and the same place in the order of focus.
      withinPortal={false}
      // Focus is handled by ActionMenu: a trap would keep Tab inside.
      trapFocus={false}
      returnFocus={false}
      closeOnEscape={false}
      closeOnItemClick={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <RenderedButton button={button} />
      </Menu.Target>
      <Menu.Dropdown ref={list} id={id} aria-labelledby={labelledBy}>
        {actions.map((action) => (
          <Menu.Item
            key={action.label}
            className={[action.danger && 'danger', action.apart && 'apart'].filter(Boolean).join(' ') || undefined}
            // Mantine's `disabled` would take the entry out of the reach of the arrow keys.
            aria-disabled={action.disabled}
            onClick={() => onSelect(action)}
          >
            {action.icon}
            <span>
              {action.label}
              {action.hint && <small>{action.hint}</small>}
            </span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Hands Mantine the button, which was there before the menu's code. */
function RenderedButton({ button, ref }: { button: RefObject<HTMLButtonElement | null>; ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    const setTarget = ref as RefCallback<HTMLElement>;
    setTarget(button.current);
    return () => void setTarget(null);
  }, [button, ref]);
  return null;
}
