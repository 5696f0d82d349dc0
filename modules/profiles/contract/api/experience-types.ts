/** Apart from the schemas of a career, which a page of reports does not need. */

/** W2.37. */
export const EXPERIENCE_TYPES = [
  'Central Office',
  'Building Administrator',
  'Classroom Teaching',
  'Support Staff',
  'Other Education Position',
  'Private Sector',
] as const;
