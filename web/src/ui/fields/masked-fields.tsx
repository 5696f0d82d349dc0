import './masked-fields.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { editPhone } from '../../../../modules/identity/contract/api-phone';
import type { SalaryUnit } from '../../../../modules/postings/contract/api-salary';
import { groupAmount, isAmount, readAmount } from '../../lib/formatting/amount';
import { formatSalary, salaryDoubt } from '../../lib/formatting/salary';
import { Field, type FieldProps } from './field';

interface Props extends FieldProps {
  value: string;
  onChange(value: string): void;
  onBlur?(): void;
  disabled?: boolean;
  /** `tel` for the number of the person who fills in the form, and for no other. */
  autoComplete?: string;
}

/** Keys, and not the clipboard or a password manager. */
const TYPED = /^(insertText|insertCompositionText|deleteContent|deleteWord)/;

/** A phone number as (717)555-0142 (W20.10); the value is that, the beginning of it, or a text that is none. */
export function PhoneField({ label, hint, error, optional, value, onChange, autoComplete = 'off', ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null);
  /** Digits before the caret, which the mask may move. */
  const digitsBefore = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (digitsBefore.current === null || !input.current) return;
    const at = placeAfter(digitsBefore.current, input.current.value);
    digitsBefore.current = null;
    input.current.setSelectionRange(at, at);
  });
  return (
    <Field id={rest.id} {...{ label, hint, error, optional }}>
      {(control) => (
        <input
          type="tel"
          inputMode="tel"
          autoComplete={autoComplete}
          {...rest}
          {...control}
          ref={input}
          value={value}
          onChange={({ target, nativeEvent }) => {
            const isTyped = TYPED.test((nativeEvent as InputEvent).inputType ?? '');
            const edited = editPhone(value, target.value, isTyped);
            const caret = target.selectionStart ?? target.value.length;
            // A text that stays as it is keeps its caret.
            if (edited !== target.value) digitsBefore.current = target.value.slice(0, caret).replace(/\D/g, '').length;
            onChange(edited);
          }}
        />
      )}
    </Field>
  );
}

/** The place behind so many digits. */
function placeAfter(digits: number, text: string): number {
  let left = digits;
  for (const [at, sign] of [...text].entries()) {
    if (left === 0) return at;
    if (/\d/.test(sign)) left -= 1;
  }
  return text.length;
}

interface MoneyProps extends Props {
  /** The pay period; without it the read-back shows the amount alone. */
  unit?: SalaryUnit;
}

/** The plain number of an amount, "58240.5"; a text that is none stays for its message. */
const toValue = (text: string) => readAmount(text) ?? text.trim();

/**
 * A dollar amount with two decimals. The value is the plain number as text, empty for none, or what was typed or pasted
 * and is not one amount, which the form refuses at this field. The amount is read back below the input, with a question
 * if it is implausible (U56).
 */
export function MoneyField({ label, hint, error, optional, value, onChange, onBlur, unit, ...rest }: MoneyProps) {
  /** The text of the input while it has the focus: it is formatted when it is left. */
  const [typed, setTyped] = useState<string | null>(null);
  const isTyping = typed !== null && toValue(typed) === value;
  return (
    <Field id={rest.id} {...{ label, hint, error, optional }}>
      {(control) => (
        <>
          <div className="money">
            <input
              type="text"
              inputMode="decimal"
              autoComplete="off"
              {...rest}
              {...control}
              value={isTyping ? typed : groupAmount(value)}
              onFocus={() => setTyped(groupAmount(value))}
              onChange={({ target }) => {
                setTyped(target.value);
                onChange(toValue(target.value));
              }}
              onBlur={() => {
                setTyped(null);
                onBlur?.();
              }}
            />
          </div>
          <AmountReadBack value={value} unit={unit} isTyping={isTyping} />
        </>
      )}
    </Field>
  );
}

/** The amount in words, and a question if it is implausible. */
function AmountReadBack({ value, unit, isTyping }: Pick<MoneyProps, 'value' | 'unit'> & { isTyping: boolean }) {
  return (
    <>
      <p className="read-back">{isAmount(value) && formatSalary(value, unit)}</p>
      <p className="read-back doubt" role="status">
        {!isTyping && salaryDoubt(value, unit)}
      </p>
    </>
  );
}
