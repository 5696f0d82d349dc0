/** Applicants of a posting that ended without being filled are owed an outcome within so many local days. */
export const OUTCOMES_DUE_DAYS = 14;
