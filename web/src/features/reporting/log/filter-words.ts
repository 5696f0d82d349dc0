import { longDate } from '#web/lib/formatting/format';
import { givenFilters, type LogFilter } from './filter';
import { levelName } from './log-filters';

const WORDS: Record<keyof LogFilter, (value: string) => string> = {
  level: (value) => `Level: ${levelName(value)}`,
  date: (value) => `Log date: ${longDate(`${value}T17:00:00Z`)}`,
  message: (value) => `Message or person: “${value}”`,
  factName: (value) => `Fact: ${value}`,
  subscriber: (value) => `Subscriber: ${value}`,
  accountId: (value) => `Account: ${value.slice(-8)}`,
  jobListingNumber: (value) => `Posting: No. ${value}`,
};

/** The chips of a filter, each with the address of the list without it. */
export const filterChips = (filter: LogFilter, search: URLSearchParams) =>
  givenFilters(filter).map((name) => {
    const without = new URLSearchParams(search);
    without.delete(name);
    without.delete('offset');
    return { words: WORDS[name](filter[name]), to: `?${without}` };
  });
