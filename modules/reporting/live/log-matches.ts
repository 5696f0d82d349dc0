import { localDate } from '#platform/time/local-time.js';
import type { LogFilter } from '../read/log-conditions.js';

/** An entry as the filters see it. */
export interface NewEntry {
  at: Date;
  level: string;
  message: string;
  factName: string;
  jobId: string | null;
  accountIds: readonly string[];
  subscriber: string | null;
}

/** Whether the list of this filter shows the entry; the same rules as in its statement. */
export function matches(filter: LogFilter, entry: NewEntry): boolean {
  const { level, date, message, people, factName, subscriber, accountId, jobId } = filter;
  const isAbout = people?.some((id) => entry.accountIds.includes(id));
  return (
    (!level || entry.level === level) &&
    (!date || localDate(entry.at) === date) &&
    (!message || isAbout || entry.message.toLowerCase().includes(message.toLowerCase())) &&
    (!factName || entry.factName === factName) &&
    (!subscriber || entry.subscriber === subscriber) &&
    (!accountId || entry.accountIds.includes(accountId)) &&
    (!jobId || entry.jobId === jobId)
  );
}
