import { z } from 'zod';
import { event, inHistoryOf } from '#modules/shared/event.js';
import { countOf, describeChanges, user } from '#modules/shared/event-texts.js';
import { shortId } from '#platform/events/event-texts.js';

const inHistory = inHistoryOf('users');

const owner = z.object({ userId: z.uuid() });
const rows = z.int();

/** The user's contact details were saved; read them by ContactSource. */
export const ContactDetailsSaved = event('ContactDetailsSaved', 1, owner, {
  log: (p) => `Contact details of ${user(p)} saved`,
  history: inHistory('changes', 'changed', '{actor} saved the contact details.'),
});

/** `positions` counts the preferred positions. */
export const PreferencesSaved = event('PreferencesSaved', 1, owner.extend({ positions: rows }), {
  log: (p) => `Preferences of ${user(p)} saved, positions: ${p.positions}`,
  history: inHistory(
    'changes',
    'changed',
    (p) => `{actor} saved the preferences: ${countOf(p.positions, 'position')}.`,
  ),
});

export const EducationSaved = event('EducationSaved', 1, owner.extend({ educations: rows }), {
  log: (p) => `Education of ${user(p)} saved, entries: ${p.educations}`,
  history: inHistory(
    'changes',
    'changed',
    (p) => `{actor} saved the education: ${countOf(p.educations, 'entry', 'entries')}.`,
  ),
});

export const CareerSaved = event('CareerSaved', 1, owner.extend({ careers: rows }), {
  log: (p) => `Career of ${user(p)} saved, entries: ${p.careers}`,
  history: inHistory(
    'changes',
    'changed',
    (p) => `{actor} saved the career: ${countOf(p.careers, 'entry', 'entries')}.`,
  ),
});

export const EmploymentQuestionsSaved = event('EmploymentQuestionsSaved', 1, owner, {
  log: (p) => `Employment questions of ${user(p)} saved`,
  history: inHistory('changes', 'changed', '{actor} saved the employment questions.'),
});

export const ReferencesSaved = event('ReferencesSaved', 1, owner.extend({ references: rows }), {
  log: (p) => `References of ${user(p)} saved, entries: ${p.references}`,
  history: inHistory('changes', 'changed', (p) => `{actor} saved ${countOf(p.references, 'reference')}.`),
});

/** Ids of documents added, changed in their types, and removed. */
export const SupportingDocumentsSaved = event(
  'SupportingDocumentsSaved',
  1,
  owner.extend({ added: z.array(z.uuid()), changed: z.array(z.uuid()), removed: z.array(z.uuid()) }),
  {
    log: (p) => `Supporting documents of ${user(p)} saved`,
    history: inHistory(
      'changes',
      'changed',
      (p) => `{actor} saved the supporting documents: ${describeChanges(p, ['added', 'changed', 'removed'])}.`,
    ),
  },
);

/** Somebody else opened the profile. */
export const ProfileViewed = event('ProfileViewed', 1, owner, {
  log: (p) => `Profile of ${user(p)} opened by an administrator`,
  history: inHistory('reads', 'read', '{actor} opened the profile of {user}.'),
});

/** Somebody else downloaded a document. */
export const ProfileDocumentViewed = event('ProfileDocumentViewed', 1, owner.extend({ documentId: z.uuid() }), {
  log: (p) => `Document ${shortId(p.documentId)} of ${user(p)} opened by an administrator`,
  history: inHistory('reads', 'read', '{actor} opened a document of {user}.'),
});
