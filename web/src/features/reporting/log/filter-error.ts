import type { LogFilter } from './filter';

type Name = keyof LogFilter;

const RULES: Partial<Record<Name, { pattern: RegExp; message: string }>> = {
  accountId: {
    pattern: /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i,
    message: 'Please enter the whole id of an account',
  },
  jobListingNumber: { pattern: /^[1-9]\d{0,8}$/, message: 'Please enter the number of a posting' },
};

/** Why the server would refuse a typed value. */
export function filterError(name: Name, value: string): string | undefined {
  const rule = RULES[name];
  return value && rule && !rule.pattern.test(value) ? rule.message : undefined;
}
