import { IconColumns } from '@tabler/icons-react';
import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { toastError } from '#web/lib/feedback/toasts';
import type { useTableView } from './columns';

const loadPanel = () => import('./columns-panel');
const ColumnsPanel = lazy(loadPanel);

/** Opens the choice of columns below it; Escape and leaving it close it. */
export function ColumnsButton({ view }: { view: ReturnType<typeof useTableView> }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const id = useId();
  const toggle = () => (isOpen ? setOpen(false) : void loadPanel().then(() => setOpen(true), toastError));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) setOpen(false);
    };
    for (const type of ['pointerdown', 'focusin']) addEventListener(type, leave);
    return () => {
      for (const type of ['pointerdown', 'focusin']) removeEventListener(type, leave);
    };
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button and the fields inside take the keys.
    <span ref={box} className="columns-choice" onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className="btn quiet sm"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        <IconColumns size={18} aria-hidden /> Columns
      </button>
      {isOpen && (
        <Suspense>
          <ColumnsPanel {...{ id, view }} />
        </Suspense>
      )}
    </span>
  );
}
