import { STAGE_NAMES } from '#modules/applications/contract/applications-api.js';
import { REJECTION_REASON_NAMES } from '#modules/postings/contract/postings-api.js';
import { PRIVILEGE_NAMES } from '#modules/shared/privileges.js';

/** A state in a payload as users know it; one that is no longer in use stays as it was recorded. */
const wordsFrom = (names: Readonly<Record<string, string>>) => (state: unknown) =>
  names[String(state)] ?? String(state);

export const stageName = wordsFrom(STAGE_NAMES);

export const privilegeName = (id: unknown) => PRIVILEGE_NAMES[id as keyof typeof PRIVILEGE_NAMES] ?? `Privilege ${id}`;

/** Within a sentence. */
export const rejectionReason = (reason: unknown) => {
  const name = wordsFrom(REJECTION_REASON_NAMES)(reason);
  return name.charAt(0).toLowerCase() + name.slice(1);
};

/** Why a sign-in was refused. */
export const refusalReason = wordsFrom({
  unknown: 'unknown address',
  password: 'wrong password',
  locked: 'the account is locked',
  unconfirmed: 'the email address is not confirmed',
});

/** How a session ended, after "ended". */
export const sessionEnd = wordsFrom({
  tokenReused: 'because its token was used twice',
  passwordSet: 'because the password was set anew',
  passwordChanged: 'because the password was changed',
  signedOutEverywhere: 'by signing out everywhere',
  locked: 'because the account was locked',
});

/** Why a mail was not sent. */
export const dropReason = wordsFrom({
  noRecipient: 'there is no account that may receive it',
  unwanted: 'its recipient has unsubscribed',
  obsolete: 'its reason no longer holds',
});

/** Changes of an organization, each after its subject. Older events do not say which values. */
export function organizationChanges({ changes = ['action'], action, active }: Record<string, unknown>): string[] {
  const phrases: Record<string, string> = {
    accountName: 'changed the name',
    accountType: 'changed the type',
    action: `${action} the organization`,
    active: `marked the organization as ${active ? 'active' : 'not active'}`,
  };
  return (changes as string[]).flatMap((value) => phrases[value] ?? []);
}
