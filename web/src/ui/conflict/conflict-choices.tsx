import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { joinWords } from '#modules/shared/join-words';
import { pluralize } from '#web/lib/formatting/format';
import { timeAgo } from '#web/lib/formatting/time-ago';
import { conflictLines, type EditedField, isOfBoth, keptValues } from '#web/lib/forms/conflict-lines';
import type { Conflict } from '#web/lib/forms/use-conflict';
import { Button } from '../button';
import { Dialog } from '../overlays/dialog';
import styles from './conflict-dialog.module.css';
import { ConflictTable } from './conflict-table';

export interface ConflictProps<V> {
  conflict: Conflict<V>;
  fields: readonly EditedField[];
  /** The kind of record: "user". */
  noun: string;
  /** The record: "Paul Eberly". */
  name: string;
  /** What saving would do beside. */
  warning?: string | undefined;
  onSave(values: V): void;
  onGoBack(): void;
}

const SAVE = 'save-kept-values';

export default function ConflictChoices<V extends object>({
  conflict,
  fields,
  noun,
  name,
  warning,
  ...on
}: ConflictProps<V>) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const lines = conflictLines(fields, conflict);
  const people = peopleOf(conflict.changes);
  const last = conflict.changes
    .map(({ at }) => at)
    .sort()
    .at(-1);
  const when = `${name}${last ? `, ${timeAgo(last)}` : ''}.`;
  const sent = lines.filter((line) => line.mine !== null && (!isOfBoth(line) || chosen.has(line.key)));
  // The dialog itself would focus the first choice.
  useEffect(() => document.getElementById(SAVE)?.focus({ preventScroll: true }), []);

  const choose = (key: string, isMine: boolean) => {
    const next = new Set(chosen);
    if (isMine) next.add(key);
    else next.delete(key);
    setChosen(next);
  };
  // Outside of the form and the drawer around it.
  return createPortal(
    <Dialog title={`${people} saved this ${noun} while you were editing`} onClose={on.onGoBack} isWide>
      <p>{`${when} Nothing of yours is saved yet, and nothing that ${people} saved is undone.`}</p>
      <ConflictTable lines={lines} changes={conflict.changes} chosen={chosen} onChoose={choose} />
      {warning && <p className="note warning">{warning}</p>}
      <p className={styles.sent} role="status">
        {sent.length
          ? `Saving sends ${pluralize(sent.length, 'change')}: ${sent.map(({ label }) => label).join(', ')}.`
          : 'Saving changes none of these: what was saved meanwhile stands.'}
        {lines.some(isOfBoth) &&
          ' Where yours differs from what was saved, the saved value stands until you choose yours.'}
      </p>
      <div className="row-of-buttons">
        <Button look="fill" id={SAVE} onClick={() => on.onSave(keptValues(fields, conflict, chosen))}>
          Save with the kept values
        </Button>
        <Button look="quiet" onClick={on.onGoBack}>
          Go back, save nothing
        </Button>
      </div>
    </Dialog>,
    document.body,
  );
}

const peopleOf = (changes: Conflict<unknown>['changes']) =>
  joinWords([...new Set(changes.map(({ by }) => by ?? 'Somebody'))]) || 'Somebody';
