import type { Flag } from '#modules/profiles/contract/api/fields';

export const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

/** The value of radio buttons; empty while the question is not answered. */
export const flagValue = (flag: Flag | null) => (flag === null ? '' : flag === 1 ? 'yes' : 'no');
