import { MAIL_STATE_NAMES } from '#modules/notifications/contract/api/mail-states';
import type { HistoryEntry } from '#modules/reporting/contract/api/history';
import { formatDateTime } from '#web/lib/formatting/format';
import { whyOf } from '#web/ui/display/mail-state';
import { foldActs } from './fold-acts';

const HEADERS = ['When', 'Who', 'What', 'Changes', 'Mails'];

/** The acts of a history as the rows of a file, newest first. */
export function historyRows(entries: readonly HistoryEntry[]): string[][] {
  const rows = foldActs(entries).map(({ main, others, changes, mails, noMail }) => [
    formatDateTime(main.at),
    main.who ?? '',
    [main, ...others].map(sentenceOf).join(' '),
    changes.map(changeOf).join('; '),
    noMail ?? mails.map(mailOf).join('; '),
  ]);
  return [HEADERS, ...rows];
}

const sentenceOf = ({ who, text }: HistoryEntry) => [who, text].filter(Boolean).join(' ');

const changeOf = ({ label, before, after }: HistoryEntry['changes'][number]) =>
  after === null ? `${label}: changed` : `${label}: ${before} → ${after}`;

function mailOf(mail: HistoryEntry['mails'][number]): string {
  const name = mail.recipient?.name ?? 'The support address';
  return `${name}: ${mail.about}, ${MAIL_STATE_NAMES[mail.state]}, ${whyOf(mail)}`;
}
