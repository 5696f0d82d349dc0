import { ACCOUNT_LIMITS, hasPasswordMix, sharesRunWithName } from '#modules/identity/contract/api/accounts';

export interface PasswordRule {
  text: string;
  note?: string;
  /** `open` while there is nothing to check. */
  state: 'met' | 'broken' | 'open';
}

/** The rules for a new password with their state for the current input. */
export function passwordRules(
  password: string,
  names: { firstName: string; lastName: string } | null,
): readonly PasswordRule[] {
  const { passwordMin, passwordMax } = ACCOUNT_LIMITS;
  const judge = (met: boolean) => (password === '' ? 'open' : met ? 'met' : 'broken');
  return [
    {
      text: `${passwordMin} to ${passwordMax} characters`,
      state: judge(password.length >= passwordMin && password.length <= passwordMax),
    },
    {
      text: 'A lowercase letter, an uppercase letter and a number',
      note: 'Or: a letter, a number and a special character',
      state: judge(hasPasswordMix(password)),
    },
    {
      text: 'No three letters in a row from your first or last name',
      state: names ? judge(!sharesRunWithName(password, names.firstName, names.lastName)) : 'open',
    },
  ];
}
