import './masked-fields.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { editPhone } from '#modules/shared/phone';
import type { SalaryUnit } from '#modules/shared/salary';
import { groupAmount, isAmount, readAmount } from '#web/lib/formatting/amount';
import { formatSalary, salaryDoubt } from '#web/lib/formatting/salary';
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

/** A phone number as (717)555-0142; the value is that, the beginning of it, or a text that is none. */
export function PhoneField({ label, hint, error, optional, value, onChange, autoComplete = 'off', ...rest }: Props) {
  const { input, keepCaret } = useCaret();
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
            keepCaret(target, edited);
            onChange(edited);
          }}
        />
      )}
    </Field>
  );
}

/** Keeps the caret behind the same digits of an input whose text is not the one that was typed. */
function useCaret() {
  const input = useRef<HTMLInputElement>(null);
  const place = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (place.current === null) return;
    input.current?.setSelectionRange(place.current, place.current);
    place.current = null;
  });
  const keepCaret = (target: HTMLInputElement, edited: string) => {
    if (edited === target.value) return;
    const before = target.value.slice(0, target.selectionStart ?? target.value.length);
    place.current = placeAfter(before.replace(/\D/g, '').length, edited);
  };
  return { input, keepCaret };
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

/** Whether an edit puts in a text whose commas are somebody's own. */
const hasOwnCommas = ({ inputType = '', data }: InputEvent) =>
  !TYPED.test(inputType) && !inputType.startsWith('delete') ? true : data?.includes(',') === true;

/** The plain number of an amount, "58240.5"; a text that is none stays for its message. */
const toValue = (text: string) => readAmount(text) ?? text.trim();

/**
 * A dollar amount with two decimals. The value is the plain number as text, empty for none, or what was typed or pasted
 * and is not one amount, which the form refuses at this field. The amount is read back below the input, with a question
 * if it is implausible.
 */
export function MoneyField({ label, hint, error, optional, value, onChange, onBlur, unit, ...rest }: MoneyProps) {
  /** The text of the input while it has the focus: it is formatted when it is left. */
  const [typed, setTyped] = useState<string | null>(null);
  /** Whether the commas of that text are the field's, which an edit with keys would leave at wrong places. */
  const isGrouped = useRef(false);
  const { input, keepCaret } = useCaret();
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
              ref={input}
              value={isTyping ? typed : groupAmount(value)}
              onFocus={() => {
                isGrouped.current = true;
                setTyped(groupAmount(value));
              }}
              onChange={({ target, nativeEvent }) => {
                if (hasOwnCommas(nativeEvent as InputEvent)) isGrouped.current = false;
                const edited = isGrouped.current ? target.value.replaceAll(',', '') : target.value;
                keepCaret(target, edited);
                setTyped(edited);
                onChange(toValue(edited));
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
        {!isTyping && isAmount(value) && salaryDoubt(value, unit)}
      </p>
    </>
  );
}
