import { REJECTION_REASON_NAMES, REJECTION_REASONS } from '#modules/postings/contract/api/lists';

/** The choices of a rejection. */
export const REASON_OPTIONS = REJECTION_REASONS.map((value) => ({ value, label: REJECTION_REASON_NAMES[value] }));
