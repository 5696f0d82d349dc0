import { z } from 'zod';
import { event, inHistoryOf } from '#modules/shared/event.js';
import { countOf, countsOf, describeChanges, isOwn, wordsFrom } from '#modules/shared/event-texts.js';
import { OUTCOMES } from '#modules/shared/outcomes.js';
import { shortId } from '#platform/events/event-texts.js';
import { STAGE_NAMES, STAGES } from './api/stage-rules.js';
import { WITHDRAWERS } from './api/timeline.js';
import { application } from './release-events.js';

const stageName = wordsFrom(STAGE_NAMES);
const ofJob = inHistoryOf('jobs');
const ofApplication = inHistoryOf('jobs', 'applications');

/** A draft was created or saved again; `userId` in all of these events is the applicant. */
export const ApplicationSaved = event('ApplicationSaved', 1, application, {
  log: (_, job) => `Application draft saved for job ${job}`,
  history: null,
});

/** `submittedAt` is the database's clock, read under the job's lock. */
export const ApplicationSubmitted = event(
  'ApplicationSubmitted',
  1,
  application.extend({ submittedAt: z.iso.datetime() }),
  {
    log: (_, job) => `Application submitted for job ${job}`,
    history: ofApplication('states', 'created', '{actor} submitted an application.'),
  },
);

/** A submitted application was withdrawn by the applicant or an administrator (T25, W12.7). */
export const ApplicationWithdrawn = event('ApplicationWithdrawn', 1, application.extend({ by: z.enum(WITHDRAWERS) }), {
  log: (p, job) =>
    `Application for job ${job} withdrawn by ${p.by === 'applicant' ? 'its applicant' : 'an administrator'}`,
  history: ofApplication('states', 'taken', (p, actorId) =>
    isOwn(p, actorId) ? '{actor} withdrew the application.' : '{actor} withdrew the application[ of {user}].',
  ),
});

/** A draft was deleted with its row. */
export const ApplicationDeleted = event('ApplicationDeleted', 1, application, {
  log: (_, job) => `Application draft for job ${job} deleted`,
  history: null,
});

/** The job of a draft ends in this many days at most, 3 or 1; recorded once for each draft and number of days. */
export const DraftDeadlineNear = event(
  'DraftDeadlineNear',
  1,
  application.extend({ daysLeft: z.int().min(1).max(3) }),
  {
    log: (p, job) => `Deadline of an application draft for job ${job} near, days left: ${p.daysLeft}`,
    history: null,
  },
);

/** The applicant opened the PDF of an application for the first time. */
export const ApplicationPdfRequested = event('ApplicationPdfRequested', 1, application, {
  log: (_, job) => `PDF of an application for job ${job} requested`,
  history: null,
});

/** An administrator changed the documents of a submitted application (W14.5); ids of profile documents. */
export const ApplicationDocumentsChanged = event(
  'ApplicationDocumentsChanged',
  1,
  application.extend({ added: z.array(z.uuid()), removed: z.array(z.uuid()) }),
  {
    log: (_, job) => `Documents of an application for job ${job} changed`,
    history: ofApplication(
      'changes',
      'changed',
      (p) =>
        `{actor} changed the documents of the application[ of {user}]: ${describeChanges(p, ['added', 'removed'])}.`,
    ),
  },
);

/** Somebody else opened the application. */
export const ApplicationViewed = event('ApplicationViewed', 1, application, {
  log: (_, job) => `Application for job ${job} read`,
  history: ofApplication('reads', 'read', '{actor} read the application[ of {user}].'),
});

/** Somebody else downloaded a document or the cover letter of the application; `fileId` is the application's own. */
export const ApplicationFileViewed = event('ApplicationFileViewed', 1, application.extend({ fileId: z.uuid() }), {
  log: (p, job) => `File ${shortId(p.fileId)} of an application for job ${job} read`,
  history: ofApplication('reads', 'read', '{actor} read a file of the application[ of {user}].'),
});

/** A submitted application was moved to another stage; `isUndo` if it went back within the time to undo. */
export const ApplicationMoved = event(
  'ApplicationMoved',
  1,
  application.extend({ from: z.enum(STAGES), to: z.enum(STAGES), isUndo: z.boolean() }),
  {
    log: (p, job) =>
      `Applicant of job ${job} moved from ${stageName(p.from)} to ${stageName(p.to)}${p.isUndo ? ' (undone)' : ''}`,
    history: ofApplication(
      'states',
      'changed',
      ({ isUndo, from, to }) =>
        `{actor} moved the application[ of {user}] ${isUndo ? 'back ' : ''}from ${stageName(from)} to ${stageName(to)}.`,
      (all) =>
        `{actor} moved ${all.length} applications${all.every(({ isUndo }) => isUndo) ? ' back' : ''}: ${countsOf(all.map(({ to }) => `to ${stageName(to)}`))}.`,
    ),
  },
);

/** An outcome can no longer be undone, and the applicant is to be notified; recorded once for each move. */
export const OutcomeSettled = event(
  'OutcomeSettled',
  1,
  application.extend({ moveId: z.uuid(), outcome: z.enum(OUTCOMES) }),
  {
    log: (p, job) => `Outcome of an application for job ${job}: ${stageName(p.outcome)}`,
    history: ofApplication(
      'states',
      'confirmed',
      (p) => `The outcome[ of the application of {user}] stands: ${stageName(p.outcome)}.`,
      (all) => `${all.length} outcomes stand: ${countsOf(all.map(({ outcome }) => stageName(outcome)))}.`,
    ),
  },
);

/**
 * Applicants of a posting wait for an outcome this many days after its end, a multiple of 14; recorded once for each
 * posting and number of days.
 */
export const OutcomesOverdue = event(
  'OutcomesOverdue',
  1,
  z.object({ jobId: z.uuid(), waiting: z.int().min(1), days: z.int().min(1) }),
  {
    log: (p, job) => `${p.waiting} applicants of job ${job} without an outcome ${p.days} days after its end`,
    history: ofJob(
      'states',
      'refused',
      (p) => `${countOf(p.waiting, 'applicant')} waited for an outcome ${countOf(p.days, 'day')} after the end.`,
    ),
  },
);
