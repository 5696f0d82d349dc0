import { formatLocalDay } from '#platform/time/format-date.js';
import { stageName } from '../event-words.js';
import { describeChanges, isOwn, type Lines, line } from './line.js';

/**
 * Events about a submitted application, in its own history and in that of its posting. Drafts are their applicants'
 * alone.
 */
export const APPLICATION_LINES: Lines = {
  ApplicationSubmitted: line('states', 'created', '{actor} submitted an application.'),
  ApplicationWithdrawn: line('states', 'taken', (happening) =>
    isOwn(happening) ? '{actor} withdrew the application.' : '{actor} withdrew the application[ of {user}].',
  ),
  ApplicantReleasedToReviewers: line(
    'states',
    'passedOn',
    ({ payload }) =>
      `{actor} released the application[ of {user}] to the reviewers until ${formatLocalDay(String(payload.reviewByDate))}.`,
  ),
  ApplicantReleased: line('states', 'passedOn', '{actor} released the application[ of {user}] to the organization.'),
  ApplicationDocumentsChanged: line(
    'changes',
    'changed',
    ({ payload }) =>
      `{actor} changed the documents of the application[ of {user}]: ${describeChanges(payload, ['added', 'removed'])}.`,
  ),
  ApplicationMoved: line(
    'states',
    'changed',
    ({ payload: { isUndo, from, to } }) =>
      `{actor} moved the application[ of {user}] ${isUndo ? 'back ' : ''}from ${stageName(from)} to ${stageName(to)}.`,
  ),
  OutcomeSettled: line(
    'states',
    'confirmed',
    ({ payload }) => `The outcome[ of the application of {user}] stands: ${stageName(payload.outcome)}.`,
  ),
  ApplicationViewed: line('reads', 'read', '{actor} read the application[ of {user}].'),
  ApplicationFileViewed: line('reads', 'read', '{actor} read a file of the application[ of {user}].'),
};
