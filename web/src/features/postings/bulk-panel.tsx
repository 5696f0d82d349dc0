import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { pluralize } from '#web/lib/formatting/format';
import { Button } from '#web/ui/button';
import styles from './bulk-panel.module.css';
import { DateEffects } from './date-effects';
import type { DateEffect } from './listing-effects';

interface Props {
  /** A verb: "Extend". */
  label: string;
  effects: readonly DateEffect[];
  /** The number of postings that the input is for. */
  possible: number;
  /** For fields with long labels. */
  isWide?: boolean;
  danger?: boolean;
  onSubmit(): void;
  onCancel(): void;
  /** The fields. The first one has the focus. */
  children: ReactNode;
}

/** Asks for input to an action for the selected postings, and says what follows for whom. */
export function BulkPanel({ label, effects, possible, isWide, danger, onSubmit, onCancel, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (possible > 0) onSubmit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
  };
  const className = ['bulk-question', styles.panel, isWide && styles.wide].filter(Boolean).join(' ');
  return (
    <form ref={form} className={className} aria-label={label} onSubmit={submit} onKeyDown={onKeyDown}>
      <div className={styles.fields}>{children}</div>
      <div>
        <div aria-live="polite">{effects.length > 0 && <DateEffects effects={effects} />}</div>
        <div className="row-of-buttons">
          {possible > 0 && (
            <Button small look="fill" danger={danger} type="submit">
              {label} {pluralize(possible, 'posting')}
            </Button>
          )}
          <Button small look="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
    </form>
  );
}
