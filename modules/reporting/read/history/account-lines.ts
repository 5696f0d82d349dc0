import { formatDay } from '#platform/time/format-date.js';
import { refusalReason, sessionEnd } from '../event-words.js';
import { countOf, describeChanges, type Happening, isOwn, type Line, type Lines, lengthOf, line } from './line.js';

const change = (sentence: Line['sentence']) => line('changes', 'changed', sentence);

/** A change of rights has privileges, organizations or both. */
function grant({ payload }: Happening): string {
  if (!lengthOf(payload.privileges)) return '{actor} assigned {organizations} to {user}.';
  return `{actor} granted {privileges}${lengthOf(payload.organizations) ? ' for {organizations}' : ''} to {user}.`;
}

function revocation({ payload }: Happening): string {
  const taken = ['privileges', 'organizations'].filter((kind) => lengthOf(payload[kind]));
  return `{actor} took ${taken.map((kind) => `{${kind}}`).join(', and ')} from {user}.`;
}

/** Events about an account and its profile. Those about applications belong to the applications. */
export const ACCOUNT_LINES: Lines = {
  AccountRegistered: line(
    'changes',
    'created',
    ({ actorId }) => `${actorId ? '{actor}' : '{user}'} created the account.`,
  ),
  AccountConfirmed: line('states', 'confirmed', ({ payload }) =>
    payload.by === 'command' ? 'The account was confirmed by a command.' : '{user} confirmed the email address.',
  ),
  AccountRenamed: change('{actor} changed the name.'),
  EmailCorrected: change('{actor} replaced the email address, which nobody had confirmed.'),
  EmailChangeRequested: change('{actor} asked for another email address.'),
  EmailChanged: change('{user} confirmed the new email address.'),
  PasswordLinkRequested: change(({ actorId }) =>
    actorId ? '{actor} sent {user} a link to set the password.' : '{user} was sent a link to set the password.',
  ),
  PasswordSet: change('{user} set the password by a mailed link.'),
  PasswordChanged: change('{actor} changed the password.'),
  SettingsChanged: change('{actor} changed the settings.'),
  SearchPreferencesChanged: change('{actor} changed the search location.'),
  TermsAccepted: line('states', 'confirmed', '{actor} accepted the terms.'),
  PrivilegesGranted: line('changes', 'passedOn', (happening) =>
    isOwn(happening) ? '{user} chose {privileges}.' : grant(happening),
  ),
  PrivilegesRevoked: line('changes', 'taken', revocation),
  PostingAccessRequested: line('states', 'created', '{actor} asked for posting rights.'),
  PostingAccessGranted: line(
    'states',
    'confirmed',
    '{actor} granted the request for posting rights: {privilege} for {organization}.',
  ),
  PostingAccessDeclined: line('states', 'refused', '{actor} declined the request for posting rights.'),
  AccountLocked: line('states', 'ended', '{actor} locked the account.'),
  AccountUnlocked: line('states', 'confirmed', '{actor} unlocked the account.'),
  DataExportRequested: line('states', 'created', '{actor} asked for a download of what is kept.'),
  AccountRemovalRequested: line(
    'states',
    'removed',
    ({ payload }) => `{actor} asked to delete the account on ${formatDay(new Date(String(payload.dueAt)))}.`,
  ),
  AccountKept: line('states', 'confirmed', '{actor} took the wish to delete the account back.'),
  AccountRemoved: line('states', 'removed', (happening) =>
    isOwn(happening) ? 'The account was removed at the wish of its user.' : '{actor} removed the account.',
  ),

  SignedIn: line('signIns', 'signIn', '{user} signed in.'),
  SignedOut: line('signIns', 'signIn', '{user} signed out.'),
  SignInRefused: line(
    'signIns',
    'refused',
    ({ payload }) => `A sign-in as {user} was refused: ${refusalReason(payload.reason)}.`,
  ),
  CurrentPasswordRefused: line('signIns', 'refused', '{actor} entered a wrong current password.'),
  SessionRevoked: line('signIns', 'ended', ({ payload }) => `A session of {user} ended ${sessionEnd(payload.reason)}.`),
  SignUpRepeated: line('signIns', 'refused', 'Somebody signed up again with the address of {user}.'),

  ContactDetailsSaved: change('{actor} saved the contact details.'),
  PreferencesSaved: change(
    ({ payload }) => `{actor} saved the preferences: ${countOf(payload.positions, 'position')}.`,
  ),
  EducationSaved: change(
    ({ payload }) => `{actor} saved the education: ${countOf(payload.educations, 'entry', 'entries')}.`,
  ),
  CareerSaved: change(({ payload }) => `{actor} saved the career: ${countOf(payload.careers, 'entry', 'entries')}.`),
  EmploymentQuestionsSaved: change('{actor} saved the employment questions.'),
  ReferencesSaved: change(({ payload }) => `{actor} saved ${countOf(payload.references, 'reference')}.`),
  SupportingDocumentsSaved: change(
    ({ payload }) =>
      `{actor} saved the supporting documents: ${describeChanges(payload, ['added', 'changed', 'removed'])}.`,
  ),
  AccountViewed: line('reads', 'read', '{actor} opened the account of {user}.'),
  ProfileViewed: line('reads', 'read', '{actor} opened the profile of {user}.'),
  ProfileDocumentViewed: line('reads', 'read', '{actor} opened a document of {user}.'),
};
