import { z } from 'zod';
import { requiredName } from '#modules/shared/text.js';

/** Lengths in characters. */
export const ACCOUNT_LIMITS = { name: 50, email: 125, passwordMin: 8, passwordMax: 32 } as const;

export const PASSWORD_MESSAGES = {
  required: 'Password is required',
  length: 'Password must be between 8 and 32 characters',
  mix: 'Password should include lowercase and uppercase letters and at least one number',
  name: 'Password must not contain part of First Name or Last Name if this part is more than 3 characters',
} as const;

const NAME_CHARACTERS = /^[\p{L}\p{M} ,.'-]*$/u;
const NAME_CHARACTERS_MESSAGE = 'This field can only contain symbols that are common for names';

/** P4.12–P4.14 for a name called `label` on the page. */
export function nameField(label: string, maxLength: number = ACCOUNT_LIMITS.name) {
  return requiredName(label, maxLength)
    .regex(NAME_CHARACTERS, NAME_CHARACTERS_MESSAGE)
    .refine((name) => name === '' || /\p{L}/u.test(name), `${label} needs at least one letter`);
}

/** Letters outside of ASCII fold differently in PostgreSQL and JavaScript, and look like others to people. */
export const isAscii = (text: string) => /^\p{ASCII}*$/u.test(text);

/** P4.15, P4.16; addresses in ASCII only, as the pattern demands. */
export const emailField = z
  .string('Invalid email address')
  .trim()
  .max(ACCOUNT_LIMITS.email, `Email must be ${ACCOUNT_LIMITS.email} symbols or less`)
  .check(z.email('Invalid email address'));

/** Lowercase + uppercase + digit, or digit + letter + special character (P4.18). */
export function hasPasswordMix(password: string): boolean {
  const digit = /\d/.test(password);
  const bothCases = /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password);
  const letterAndSpecial = /\p{L}/u.test(password) && /[\p{P}\p{S}\p{Zs}]/u.test(password);
  return digit && (bothCases || letterAndSpecial);
}

/** Any run of 3 characters of a name, in any case; a shorter name has none (P4.19, T2). */
export function sharesRunWithName(password: string, ...names: string[]): boolean {
  const folded = password.toLowerCase();
  return names.some((name) => runsOfThree(name.trim().toLowerCase()).some((run) => folded.includes(run)));
}

function runsOfThree(name: string): string[] {
  return Array.from({ length: Math.max(0, name.length - 2) }, (_, start) => name.slice(start, start + 3));
}

/** A password that has to match and follows no rule of a new one (T46). */
export const currentPasswordField = z
  .string(PASSWORD_MESSAGES.required)
  .min(1, PASSWORD_MESSAGES.required)
  .max(ACCOUNT_LIMITS.passwordMax, PASSWORD_MESSAGES.length);

/** P4.17, P4.18; the rule on names needs the names and stands with whoever has them. */
export const passwordField = z
  .string(PASSWORD_MESSAGES.required)
  .min(1, { error: PASSWORD_MESSAGES.required, abort: true })
  .min(ACCOUNT_LIMITS.passwordMin, PASSWORD_MESSAGES.length)
  .max(ACCOUNT_LIMITS.passwordMax, PASSWORD_MESSAGES.length)
  .refine(hasPasswordMix, PASSWORD_MESSAGES.mix);
