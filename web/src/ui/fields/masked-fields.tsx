import '../mantine.css';
import './masked-fields.css';
import { NumberInput } from '@mantine/core';
import { type ClipboardEvent, type DragEvent, useLayoutEffect, useRef, useState } from 'react';
import { editPhone } from '../../../../modules/identity/contract/api-phone';
import type { SalaryUnit } from '../../../../modules/postings/contract/api-salary';
import { readAmount } from '../../lib/formatting/amount';
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
            const caret = target.selectionStart ?? target.value.length;
            digitsBefore.current = target.value.slice(0, caret).replace(/\D/g, '').length;
            onChange(editPhone(value, target.value, isTyped));
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

// A comma separates thousands, so that 58,500 is never 58.50.
const DECIMAL_SEPARATORS = ['.'];

/** Characters of a refused text in its message. */
const MAX_QUOTED = 40;

interface MoneyProps extends Props {
  /** The pay period; without it the read-back shows the amount alone. */
  unit?: SalaryUnit;
}

/**
 * A non-negative dollar amount with two decimals (W20.6). The value is the plain number as text, "58240.5"; empty for
 * none. The amount is read back below the input, with a question if it is implausible (U56). A pasted text that is not
 * one amount is refused with words.
 */
export function MoneyField({ label, hint, error, optional, value, onChange, onBlur, unit, ...rest }: MoneyProps) {
  const [isTyping, setTyping] = useState(false);
  const [refused, setRefused] = useState('');
  const take = (event: ClipboardEvent | DragEvent, text: string) => {
    event.preventDefault();
    const amount = readAmount(text);
    setRefused(amount === null ? text.trim() : '');
    if (amount !== null) onChange(amount);
  };
  const refusal = refused && `“${[...refused].slice(0, MAX_QUOTED).join('')}” is not one amount; nothing was changed`;
  return (
    <Field id={rest.id} {...{ label, hint, optional }} error={refusal || error}>
      {(control) => (
        <>
          <NumberInput
            {...rest}
            {...control}
            className="money"
            classNames={{ input: control.className }}
            value={value}
            onChange={(amount) => {
              setRefused('');
              onChange(String(amount));
            }}
            onPaste={(event) => take(event, event.clipboardData.getData('text'))}
            onDrop={(event) => take(event, event.dataTransfer.getData('text'))}
            withKeyboardEvents={false}
            allowNegative={false}
            onFocus={() => setTyping(true)}
            onBlur={() => {
              setTyping(false);
              onBlur?.();
            }}
            decimalScale={2}
            // Also while typing: reformatting on focus would clear the selection, and typing would append to the old
            // amount.
            fixedDecimalScale
            thousandSeparator
            allowedDecimalSeparators={DECIMAL_SEPARATORS}
            hideControls
            inputMode="decimal"
            error={control['aria-invalid']}
            withErrorStyles={false}
          />
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
      <p className="read-back">{value && formatSalary(value, unit)}</p>
      <p className="read-back doubt" role="status">
        {!isTyping && salaryDoubt(value, unit)}
      </p>
    </>
  );
}
