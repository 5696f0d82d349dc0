import { describe, expect, it } from '@jest/globals';
import { EVENT_TYPES } from '#test/support/event-types.js';
import { SUBJECT_KEYS } from './line.js';
import { LINES } from './lines.js';

/** Events that no history tells, by the reason. A new event is put here or gets a line. */
const WITHOUT_HISTORY = {
  'the mail or the link that follows from another event': [
    ...['ConfirmationLinkRequested', 'MailQueued', 'MailSent', 'MailDropped', 'DraftDeadlineNear'],
    ...['PasswordForgotten', 'DataExportReady'],
  ],
  'drafts are their applicants’ alone': ['ApplicationSaved', 'ApplicationDeleted', 'ApplicationPdfRequested'],
  'about nothing that has a history': [
    ...['DirectoryLoaded', 'OrganizationsImported', 'PositionChanged', 'CredentialChanged', 'CertificationChanged'],
    'PostingTemplateRemoved',
    ...['ContentPublished', 'ContactMessageReceived', 'SubscriberFailed', 'OrphanedFilesRemoved'],
    ...['ReportRun', 'CandidatesReported'],
    ...['DeadLettersReplayed', 'SubscriberPaused', 'SubscriberResumed'],
  ],
};

const withLines = Object.values(LINES).flatMap((lines) => Object.keys(lines));

describe('histories', () => {
  it('tell every event, or leave it out for a reason', () => {
    const decided = [...withLines, ...Object.values(WITHOUT_HISTORY).flat()];
    expect(EVENT_TYPES.map(({ name }) => name).filter((name) => !decided.includes(name))).toEqual([]);
  });

  it('tell no event that there is not, and leave out none that they tell', () => {
    const known = EVENT_TYPES.map(({ name }) => name);
    const unknown = [...withLines, ...Object.values(WITHOUT_HISTORY).flat()].filter((name) => !known.includes(name));
    expect(unknown).toEqual([]);
    expect(Object.values(WITHOUT_HISTORY).flatMap((names) => names.filter((name) => withLines.includes(name)))).toEqual(
      [],
    );
  });

  it('find their events by an id in the payload', () => {
    for (const [kind, lines] of Object.entries(LINES))
      for (const { name, payload } of EVENT_TYPES.filter((type) => lines[type.name]))
        expect([name, Object.keys(payload.shape)]).toEqual([
          name,
          expect.arrayContaining([SUBJECT_KEYS[kind as keyof typeof SUBJECT_KEYS]]),
        ]);
  });
});
