import { MAIL_STATE_NAMES, type MailState } from '#modules/notifications/contract/api/mail-states';
import type { MailRecord } from '#modules/notifications/contract/api/mails';
import { dayAndTime } from '#web/lib/formatting/format';
import { StatusTag, type Tone } from './status-tag';

const TONES: Record<MailState, Tone> = {
  sent: 'success',
  waiting: 'warning',
  refused: 'error',
  turnedOff: 'outline',
  notNeeded: 'outline',
};

/** One of the words that a mail's state has everywhere. */
export const MailStateTag = ({ state }: { state: MailState }) => (
  <StatusTag tone={TONES[state]}>{MAIL_STATE_NAMES[state]}</StatusTag>
);

/** When a mail was sent, or why it was not. */
export const whyOf = ({ at, why, retryAt }: MailRecord) =>
  [why ?? `${dayAndTime(at)}.`, retryAt && `It is tried again on ${dayAndTime(retryAt)}.`].filter(Boolean).join(' ');
