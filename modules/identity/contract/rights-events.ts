import { z } from 'zod';
import { event, inHistoryOf } from '#modules/shared/event.js';
import { isOwn, organization, privilegeName, user } from '#modules/shared/event-texts.js';
import { joinWords } from '#modules/shared/join-words.js';
import { shortId } from '#platform/events/event-texts.js';

const inHistory = inHistoryOf('users');

const account = z.object({ userId: z.uuid() });

/** Privileges, account numbers of organizations, or both. */
const rights = account.extend({ privileges: z.array(z.int()), organizations: z.array(z.string()) });
type Rights = z.output<typeof rights>;

const namesOf = ({ privileges, organizations }: Rights) =>
  joinWords([...privileges.map(privilegeName), ...organizations.map(organization)]);

function grant({ privileges, organizations }: Rights): string {
  if (!privileges.length) return '{actor} assigned {organizations} to {user}.';
  return `{actor} granted {privileges}${organizations.length ? ' for {organizations}' : ''} to {user}.`;
}

function revocation(taken: Rights): string {
  const kinds = (['privileges', 'organizations'] as const).filter((kind) => taken[kind].length);
  return `{actor} took ${kinds.map((kind) => `{${kind}}`).join(', and ')} from {user}.`;
}

/** Added privilege ids and account numbers of organizations. */
export const PrivilegesGranted = event('PrivilegesGranted', 1, rights, {
  log: (p) => `Granted to ${user(p)}: ${namesOf(p)}`,
  history: inHistory('changes', 'passedOn', (p, actorId) =>
    isOwn(p, actorId) ? '{user} chose {privileges}.' : grant(p),
  ),
});

/** Removed privilege ids and account numbers of organizations. */
export const PrivilegesRevoked = event('PrivilegesRevoked', 1, rights, {
  log: (p) => `Revoked from ${user(p)}: ${namesOf(p)}`,
  history: inHistory('changes', 'taken', revocation),
});

const postingAccess = account.extend({ requestId: z.uuid() });

/** A user requested posting rights for an organization (W1.7). */
export const PostingAccessRequested = event('PostingAccessRequested', 1, postingAccess, {
  log: (p) => `Posting rights requested by ${user(p)}, request ${shortId(p.requestId)}`,
  history: inHistory('states', 'created', '{actor} asked for posting rights.'),
});

/** Newly granted rights are also recorded as PrivilegesGranted. */
export const PostingAccessGranted = event(
  'PostingAccessGranted',
  1,
  postingAccess.extend({ privilege: z.int(), organization: z.string() }),
  {
    log: (p) =>
      `Request ${shortId(p.requestId)} of ${user(p)} granted: ${privilegeName(p.privilege)} for ${organization(p.organization)}`,
    history: inHistory(
      'states',
      'confirmed',
      '{actor} granted the request for posting rights: {privilege} for {organization}.',
    ),
  },
);

export const PostingAccessDeclined = event('PostingAccessDeclined', 1, postingAccess, {
  log: (p) => `Request ${shortId(p.requestId)} of ${user(p)} declined`,
  history: inHistory('states', 'refused', '{actor} declined the request for posting rights.'),
});
