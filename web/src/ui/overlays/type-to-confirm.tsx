import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../button';
import { TextField } from '../fields/text-field';
import { Dialog } from './dialog';

interface Props {
  /** A question. */
  title: string;
  /** The text to type, with the words for it: the last name of the user concerned. */
  text: string;
  textName: string;
  /** Maximum length of such texts. */
  limit: number;
  /** Verbs. */
  confirmLabel: string;
  cancelLabel: string;
  /** Confirming loses something. */
  danger?: boolean;
  busy?: boolean;
  onResolve(isYes: boolean): void;
  /** The consequences of confirming. */
  children: ReactNode;
}

const FIELD = 'typed-to-confirm';
const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Confirms a critical action by typing a text. */
export function TypeToConfirm({ title, text, textName, limit, children, onResolve, ...buttons }: Props) {
  const { confirmLabel, cancelLabel, danger, busy } = buttons;
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();

  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (isSame(typed, text)) return onResolve(true);
    setError(`Type ${text} to go on`);
    document.getElementById(FIELD)?.focus();
  };

  return (
    <Dialog title={title} onClose={() => onResolve(false)}>
      <form className="form" noValidate onSubmit={confirm}>
        <div className="stack">{children}</div>
        <TextField
          id={FIELD}
          label={`Type ${textName}, ${text}`}
          value={typed}
          limit={limit}
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
          <Button type="submit" danger={danger} busy={busy}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
