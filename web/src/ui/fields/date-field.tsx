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

/** The browser's native date input, with its keyboard support, calendar and locale. */
export function DateField(props: Props) {
  return <TextField {...props} type="date" />;
}
