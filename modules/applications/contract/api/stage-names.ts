/** Apart from the rules and their messages, which the code of all pages would carry otherwise. */

/** Where a submitted application stands with its employer. The last two are outcomes (T43). */
export const STAGES = ['new', 'underReview', 'interview', 'offer', 'hired', 'notSelected'] as const;
export type Stage = (typeof STAGES)[number];

export const STAGE_NAMES: Record<Stage, string> = {
  new: 'New',
  underReview: 'Under review',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  notSelected: 'Not selected',
};
