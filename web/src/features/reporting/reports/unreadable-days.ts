import type { FieldError } from '#web/lib/api/api-error';
import { FILTERS } from './filters';

/** The browser gives an empty value for a text that is no day, such as 02/30/2026. */
const unreadableInputs = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('input[type="date"]')].filter(({ validity }) => validity.badInput);

export const unreadableDays = (form: HTMLFormElement): FieldError[] =>
  unreadableInputs(form).map(({ id }) => ({
    path: id,
    code: 'badInput',
    message: `${FILTERS[id]?.label} must be a real date`,
  }));

/** Their value is empty already, so that React leaves their text as it is. */
export function clearUnreadableDays(form: HTMLFormElement): void {
  for (const input of unreadableInputs(form)) input.value = '';
}
