/** Organizations of the demo poster and reviewer, by account number: Harrisburg City and Central Dauphin. */
export const DEMO_ORGANIZATIONS = ['115222752', '115221402'] as const;

/** A reserved domain without real addresses (RFC 2606). */
export const DEMO_DOMAIN = 'demo.example';

/** Accounts for signing in to a demo installation. */

export const DEMO_EMAILS = {
  admin: 'admin@demo.example',
  manager: 'manager@demo.example',
  poster: 'poster@demo.example',
  reviewer: 'reviewer@demo.example',
  seeker: 'seeker@demo.example',
} as const;

/** More applicants, for reviewers to read. */
export const DEMO_APPLICANTS = [
  { firstName: 'Nora', lastName: 'Bellamy', email: 'nora@demo.example' },
  { firstName: 'Samuel', lastName: 'Ortiz', email: 'samuel@demo.example' },
  { firstName: 'Priya', lastName: 'Raman', email: 'priya@demo.example' },
] as const;

/** Demo accounts with a part of their own; the others are past applicants. */
export const NAMED_DEMO_EMAILS: ReadonlySet<string> = new Set([
  ...Object.values(DEMO_EMAILS),
  ...DEMO_APPLICANTS.map(({ email }) => email),
]);
