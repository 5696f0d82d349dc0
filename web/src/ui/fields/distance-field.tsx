import './distance-field.css';
import { Field, type FieldProps } from './field';

interface Props extends FieldProps {
  /** Miles; NaN while the input is empty. */
  value: number;
  min: number;
  max: number;
  step: number;
  onChange(value: number): void;
  onBlur?(): void;
}

/** A slider with a number input, so that dragging is not required. */
export function DistanceField({ id, label, error, value, min, max, step, onChange, onBlur }: Props) {
  const range = { min, max, step };
  return (
    <Field id={id} label={label} hint={`${min} to ${max} miles, in steps of ${step}`} error={error}>
      {(control) => (
        <div className="distance">
          <input
            {...range}
            type="range"
            aria-label={`${label}, slider`}
            aria-valuetext={`${value} miles`}
            value={Number.isNaN(value) ? min : value}
            onChange={(event) => onChange(event.target.valueAsNumber)}
            onBlur={onBlur}
          />
          <input
            {...control}
            {...range}
            type="number"
            inputMode="numeric"
            value={Number.isNaN(value) ? '' : value}
            onChange={(event) => onChange(event.target.valueAsNumber)}
            onBlur={onBlur}
          />
          <span className="aside">miles</span>
        </div>
      )}
    </Field>
  );
}
