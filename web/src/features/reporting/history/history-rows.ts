import { MAIL_STATE_NAMES } from '#modules/notifications/contract/api/mail-states';
import type { HistoryEntry } from '#modules/reporting/contract/api/history';
import { whyOf } from '#web/ui/display/mail-state';
import { foldActs } from './fold-acts';

const HEADERS = ['When', 'Who', 'What', 'Changes', 'Mails'];

/** The acts of a history as the rows of a file, newest first. */
export function historyRows(entries: readonly HistoryEntry[]): string[][] {
  const rows = foldActs(entries).map(({ main, others, changes, mails, noMail }) => [
    sortableTime(main.at),
    main.who ?? '',
    [...(others.length > 0 && main.ofMany ? [main.ofMany] : []), main, ...others].map(sentenceOf).join(' '),
    changes.map(changeOf).join('; '),
    noMail ?? mails.map(mailOf).join('; '),
  ]);
  return [HEADERS, ...rows];
}

/** "2026-11-27 14:02:00", Eastern Time, by which a spreadsheet sorts. */
const sortableTime = (at: string) => new Date(at).toLocaleString('sv-SE', { timeZone: 'America/New_York' });

const sentenceOf = ({ who, text }: Pick<HistoryEntry, 'who' | 'text'>) => [who, text].filter(Boolean).join(' ');

const changeOf = ({ label, before, after }: HistoryEntry['changes'][number]) =>
  after === null ? `${label}: changed` : `${label}: ${before} → ${after}`;

function mailOf(mail: HistoryEntry['mails'][number]): string {
  const name = mail.recipient?.name ?? 'The support address';
  return `${name}: ${mail.about}, ${MAIL_STATE_NAMES[mail.state]}, ${whyOf(mail)}`;
}
