import type { Limit } from '#platform/security/rate-limiter.js';
import { formatMoment } from '#platform/time/format-date.js';
import { MAX_COPIES_PER_HOUR } from '../contract/api/rules.js';

const MINUTE_MS = 60_000;

/** The first full minute after the window of the limit. */
export const nextMinute = (windowEndsAt: Date) => new Date(Math.ceil(windowEndsAt.getTime() / MINUTE_MS) * MINUTE_MS);

/** Copies by one account. */
export const COPY_LIMIT: Limit<'account'> & { what: string } = {
  what: 'copyPosting',
  per: ['account'],
  hits: MAX_COPIES_PER_HOUR,
  minutes: 60,
  message: (windowEndsAt) =>
    `At most ${MAX_COPIES_PER_HOUR} postings can be copied in an hour. You can go on from ${formatMoment(nextMinute(windowEndsAt))}, Eastern Time.`,
};
