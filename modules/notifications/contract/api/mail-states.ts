/** States of a mail, without the schemas, which the page does not need. */

export const MAIL_STATES = ['sent', 'waiting', 'refused', 'turnedOff', 'notNeeded'] as const;
export type MailState = (typeof MAIL_STATES)[number];

export const MAIL_STATE_NAMES: Record<MailState, string> = {
  sent: 'Sent',
  waiting: 'Waiting',
  refused: 'Refused',
  turnedOff: 'Turned off',
  notNeeded: 'Not needed',
};
