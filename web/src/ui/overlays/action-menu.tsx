import './action-menu.css';
import { useMediaQuery } from '@mantine/hooks';
import { type FocusEvent, type KeyboardEvent, lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { toastError } from '#web/lib/feedback/toasts';
import type { Action } from './action-list';
import { focusFirstEntry } from './focus-first-entry';

const PHONE = '(max-width: 811.98px)';

interface Props {
  /** Content of the toggle button. */
  children: ReactNode;
  /** The button's accessible name if its content is an icon. */
  label?: string;
  /** Class of the button: `btn` or `icon-btn`. */
  className: string;
  /** Opens above the button, for a bar at the bottom. */
  up?: boolean;
  /** Those that are rarely needed load when the menu opens. */
  actions: readonly Action[] | (() => Promise<readonly Action[]>);
}

/** Most pages are left without opening a menu, so its list and what positions it load with the first one. */
const loadList = () => import('./action-list');
const ActionList = lazy(loadList);
/** If this fails, opening tries again and says so. */
const prefetchList = () => void loadList().catch(() => undefined);

/** Menu of rare actions. Arrow keys move within it; Escape, Tab and a click outside close it. */
export function ActionMenu({ children, label, className, up, actions }: Props) {
  const [opened, setOpened] = useState<readonly Action[] | null>(null);
  const isOpen = opened !== null;
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  /** A menu that stays open shows its actions as they are now. */
  const current = typeof actions === 'function' ? opened : opened && actions;
  const listed = current?.filter(({ phoneOnly }) => isPhone || !phoneOnly) ?? [];
  const load = () => Promise.all([typeof actions === 'function' ? actions() : actions, loadList()]);

  /** Opens once the list is there: a list that fails to load while it renders would take the whole page with it. */
  const open = () => void load().then(([loaded]) => setOpened(loaded), toastError);
  const closeToButton = () => {
    setOpened(null);
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
    else open();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpened(null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button and the entries inside take the keys.
    <span className="action-menu" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        type="button"
        ref={button}
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        id={`${id}-button`}
        onClick={() => (isOpen ? setOpened(null) : open())}
        onPointerEnter={prefetchList}
        onFocus={prefetchList}
      >
        {children}
      </button>
      {isOpen && (
        <Suspense>
          <ActionList
            id={`${id}-list`}
            labelledBy={`${id}-button`}
            list={list}
            button={button}
            up={up}
            actions={listed}
            onSelect={select}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </span>
  );
}
