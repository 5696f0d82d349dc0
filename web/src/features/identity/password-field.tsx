import { useState } from 'react';
import { Button } from '#web/ui/button';
import { Field, type FieldProps } from '#web/ui/fields/field';
import { icons } from '#web/ui/icons';
import { type PasswordRule, passwordRules } from './password-rules';

interface Props extends Omit<FieldProps, 'optional'> {
  value: string;
  onChange(value: string): void;
  onBlur?(): void;
  autoComplete: 'current-password' | 'new-password';
  /** Shows the password rules while typing. The names are those that the password must not contain, if known. */
  newFor?: { firstName: string; lastName: string } | 'unknown';
}

/** A password with a Show button; paste is never blocked. */
export function PasswordField({ label, hint, error, limit, value, onChange, newFor, ...native }: Props) {
  const [shown, setShown] = useState(false);
  const rules = newFor && <Rules rules={passwordRules(value, newFor === 'unknown' ? null : newFor)} />;
  return (
    <Field id={native.id} {...{ label, hint, error, limit }} text={value} extra={rules}>
      {(control) => (
        <div className="with-button">
          <input
            {...native}
            {...control}
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <Button aria-pressed={shown} onClick={() => setShown(!shown)}>
            {shown ? 'Hide' : 'Show'}
            <span className="vh"> {label}</span>
          </Button>
        </div>
      )}
    </Field>
  );
}

const STATE_ICONS = { met: icons.check, broken: icons.cross, open: null } as const;
const STATE_LABELS = { met: 'Done: ', broken: 'Not yet: ', open: '' } as const;

function Rules({ rules }: { rules: readonly PasswordRule[] }) {
  return (
    <ul className="rules">
      {rules.map(({ text, note, state }) => (
        <li key={text} className={state}>
          <span aria-hidden="true">{STATE_ICONS[state]}</span>
          <span>
            <span className="vh">{STATE_LABELS[state]}</span>
            {text}
            {note && <span className="aside">{note}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
