import '../mantine.css';
import './masked-fields.css';
import { MaskInput, NumberInput } from '@mantine/core';
import { useState } from 'react';
import type { SalaryUnit } from '../../../../modules/postings/contract/api-salary';
import { formatSalary, salaryDoubt } from '../../lib/formatting/salary';
import { Field, type FieldProps } from './field';

interface Props extends FieldProps {
  value: string;
  onChange(value: string): void;
  onBlur?(): void;
  disabled?: boolean;
  autoComplete?: string;
}

// The mask reports changes itself, but React requires a handler beside `value`.
const ignoreChange = () => {};

/** A phone number as (717)555-0142 (W20.10); the value is the masked text or empty. */
export function PhoneField({ label, hint, error, optional, onChange, ...rest }: Props) {
  return (
    <Field id={rest.id} {...{ label, hint, error, optional }}>
      {(control) => (
        <MaskInput
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...rest}
          {...control}
          className={undefined}
          classNames={{ input: control.className }}
          mask="(999)999-9999"
          onChange={ignoreChange}
          onChangeRaw={(raw, masked) => onChange(raw ? masked : '')}
          error={control['aria-invalid']}
          withErrorStyles={false}
        />
      )}
    </Field>
  );
}

// A comma separates thousands, so that 58,500 is never 58.50.
const DECIMAL_SEPARATORS = ['.'];

interface MoneyProps extends Props {
  /** The pay period; without it the read-back shows the amount alone. */
  unit?: SalaryUnit;
}

/**
 * A non-negative dollar amount with two decimals (W20.6). The value is the plain number as text, "58240.5"; empty for
 * none. The amount is read back below the input, with a question if it is implausible (U56).
 */
export function MoneyField({ label, hint, error, optional, value, onChange, onBlur, unit, ...rest }: MoneyProps) {
  const [isTyping, setTyping] = useState(false);
  return (
    <Field id={rest.id} {...{ label, hint, error, optional }}>
      {(control) => (
        <>
          <NumberInput
            {...rest}
            {...control}
            className="money"
            classNames={{ input: control.className }}
            value={value}
            onChange={(amount) => onChange(String(amount))}
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
