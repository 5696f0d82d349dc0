/** Harrisburg City and Central Dauphin, by account number: whom the demo poster and reviewer work for. */
export const DEMO_ORGANIZATIONS = ['115222752', '115221402'] as const;

/** Who can sign in on a demo installation. */

export const DEMO_EMAILS = {
  admin: 'admin@demo.example',
  manager: 'manager@demo.example',
  poster: 'poster@demo.example',
  reviewer: 'reviewer@demo.example',
  seeker: 'seeker@demo.example',
} as const;

/** Further people who apply, so that reviewers have somebody to read. */
export const DEMO_APPLICANTS = [
  { firstName: 'Nora', lastName: 'Bellamy', email: 'nora@demo.example' },
  { firstName: 'Samuel', lastName: 'Ortiz', email: 'samuel@demo.example' },
  { firstName: 'Priya', lastName: 'Raman', email: 'priya@demo.example' },
] as const;
