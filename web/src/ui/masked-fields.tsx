import { MaskInput, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { Field, type FieldProps } from './field';
import { Mantine } from './mantine';

interface Props extends FieldProps {
  value: string;
  onChange(value: string): void;
  onBlur?(): void;
  disabled?: boolean;
  autoComplete?: string;
}

// The mask tells of changes itself; React still asks for a handler beside a value.
const toldByMask = () => {};

/** A phone number as (717)555-0142 (W20.10); the value is empty or what stands in the input. */
export function PhoneField({ label, hint, error, optional, onChange, ...rest }: Props) {
  return (
    <Field id={rest.id} {...{ label, hint, error, optional }}>
      {(control) => (
        <Mantine>
          <MaskInput
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            {...rest}
            {...control}
            className={undefined}
            classNames={{ input: control.className }}
            mask="(999)999-9999"
            onChange={toldByMask}
            onChangeRaw={(raw, masked) => onChange(raw ? masked : '')}
            error={control['aria-invalid']}
            withErrorStyles={false}
          />
        </Mantine>
      )}
    </Field>
  );
}

/** Dollars and cents, never negative (W20.6); two decimals are shown unless it is being typed in. The value is the plain number as text, "58240.5"; empty for none. */
export function MoneyField({ label, hint, error, optional, value, onChange, onBlur, ...rest }: Props) {
  const [isTyping, setTyping] = useState(false);
  return (
    <Field id={rest.id} {...{ label, hint, error, optional }}>
      {(control) => (
        <Mantine>
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
            fixedDecimalScale={!isTyping}
            thousandSeparator
            hideControls
            inputMode="decimal"
            error={control['aria-invalid']}
            withErrorStyles={false}
          />
        </Mantine>
      )}
    </Field>
  );
}
