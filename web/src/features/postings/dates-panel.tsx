import './dates-panel.css';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { pluralize } from '#web/lib/formatting/format';
import { Button } from '#web/ui/button';
import { DateEffects } from './date-effects';
import type { DateEffect } from './listing-effects';

interface Props {
  /** A verb: "Extend". */
  label: string;
  effects: readonly DateEffect[];
  /** The number of postings that the dates are for. */
  possible: number;
  onSubmit(): void;
  onCancel(): void;
  /** The fields. The first one has the focus. */
  children: ReactNode;
}

/** Asks for dates of the selected postings, and says what follows for whom. */
export function DatesPanel({ label, effects, possible, onSubmit, onCancel, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (possible > 0) onSubmit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
  };
  return (
    <form ref={form} className="bulk-question dates-panel" aria-label={label} onSubmit={submit} onKeyDown={onKeyDown}>
      <div className="dates-panel-fields">{children}</div>
      <div>
        <div aria-live="polite">{effects.length > 0 && <DateEffects effects={effects} />}</div>
        <div className="row-of-buttons">
          {possible > 0 && (
            <Button small look="fill" type="submit">
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
