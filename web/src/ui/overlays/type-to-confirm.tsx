import { type FormEvent, useState } from 'react';
import { Button } from '../button';
import { TextField } from '../fields/text-field';
import { Dialog } from './dialog';

interface Props {
  /** A question. */
  title: string;
  /** The consequence of confirming. */
  consequence: string;
  /** The text to type, such as the name of the user concerned. */
  text: string;
  /** Verbs. */
  confirmLabel: string;
  cancelLabel: string;
  onResolve(isYes: boolean): void;
}

const FIELD = 'typed-to-confirm';

/** Confirms a critical action by typing a text (U33). */
export function TypeToConfirm({ title, consequence, text, confirmLabel, cancelLabel, onResolve }: Props) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();

  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim().toLowerCase() === text.trim().toLowerCase()) return onResolve(true);
    setError(`Type ${text} to go on`);
    document.getElementById(FIELD)?.focus();
  };

  return (
    <Dialog title={title} onClose={() => onResolve(false)}>
      <form className="form" noValidate onSubmit={confirm}>
        <p>{consequence}</p>
        <TextField
          id={FIELD}
          label={`Type ${text} to confirm`}
          value={typed}
          error={error}
          onChange={setTyped}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <div className="row-of-buttons">
          <Button look="fill" onClick={() => onResolve(false)}>
            {cancelLabel}
          </Button>
          <Button type="submit">{confirmLabel}</Button>
        </div>
      </form>
    </Dialog>
  );
}
