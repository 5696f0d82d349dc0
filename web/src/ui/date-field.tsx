import { TextField } from './text-field';

interface Props {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  optional?: boolean;
  /** YYYY-MM-DD, or empty. */
  value: string;
  onChange(value: string): void;
  onBlur?(): void;
  min?: string;
  max?: string;
  disabled?: boolean;
}

/** A calendar day in the browser's own control, which brings keyboard, calendar and the person's language along. */
export function DateField(props: Props) {
  return <TextField {...props} type="date" />;
}
