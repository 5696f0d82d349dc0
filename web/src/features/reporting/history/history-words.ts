import { MAIL_STATE_NAMES, MAIL_STATES } from '#modules/notifications/contract/api/mail-states';
import type { HistoryEntry, HistoryMail } from '#modules/reporting/contract/api/history';
import { formatInteger, longDate, pluralize } from '#web/lib/formatting/format';
import { foldActs } from './fold-acts';

/** "7 mails: 4 sent, 1 waiting". */
export function countMails(mails: readonly Pick<HistoryMail, 'state'>[]): string {
  const counts = MAIL_STATES.flatMap((state) => {
    const count = mails.filter((mail) => mail.state === state).length;
    return count > 0 ? `${formatInteger(count)} ${MAIL_STATE_NAMES[state].toLowerCase()}` : [];
  });
  return `${pluralize(mails.length, 'mail')}: ${counts.join(', ')}`;
}

/**
 * "9 entries since October 16, 2026, with 25 mails: 22 sent, 3 waiting." Of a history whose older entries are not there
 * yet: "The newest 20 entries, since October 16, 2026." An act is one entry.
 */
export function describeHistory(entries: readonly HistoryEntry[], hasOlder: boolean): string {
  const count = pluralize(foldActs(entries).length, 'entry', 'entries');
  const since = `since ${longDate(entries.at(-1)?.at ?? '')}`;
  const mails = entries.flatMap((entry) => entry.mails);
  const counted = mails.length > 0 ? `, with ${countMails(mails)}` : '';
  return hasOlder ? `The newest ${count}, ${since}${counted}.` : `${count} ${since}${counted}.`;
}
