import { formatLocalDay } from '#platform/time/format-date.js';
import { rejectionReason } from '../event-words.js';
import { countOf, type Happening, type Lines, lengthOf, line } from './line.js';

const isNew = ({ payload }: Happening) => payload.from === null;

/** Events about a posting. */
export const POSTING_LINES: Lines = {
  JobSaved: line('changes', 'created', (happening) => {
    if (happening.payload.copiedFrom) return '{actor} made the posting, copied from {original}.';
    return isNew(happening)
      ? '{actor} saved the posting for the first time.'
      : '{actor} saved the posting as unsubmitted.';
  }),
  JobUpdated: line('changes', 'changed', '{actor} changed the posting.'),
  JobSubmittedForApproval: line('states', 'passedOn', ({ payload }) =>
    payload.from === 'open'
      ? '{actor} changed the open posting so that it needs a new approval.'
      : '{actor} submitted the posting for approval.',
  ),
  JobPosted: line('states', 'confirmed', ({ payload }) =>
    payload.approvedBy
      ? '{actor} approved the posting. It opened to applicants.'
      : '{actor} opened the posting to applicants.',
  ),
  JobUnposted: line('states', 'taken', '{actor} took the posting off the board.'),
  JobRejected: line(
    'states',
    'refused',
    ({ payload }) => `{actor} rejected the posting: ${rejectionReason(payload.reason)}.`,
  ),
  JobClosed: line('states', 'ended', '{actor} closed the posting.'),
  JobFilled: line('states', 'confirmed', '{actor} marked the position filled.'),
  PostingTemplateSaved: line('changes', 'created', '{actor} saved the posting as a template.'),
  JobDeleted: line('states', 'removed', '{actor} deleted the posting.'),
  OutcomesOverdue: line(
    'states',
    'refused',
    ({ payload }) =>
      `${countOf(payload.waiting, 'applicant')} waited for an outcome ${countOf(payload.days, 'day')} after the end.`,
  ),
};

/** Events about the copies of a posting, in its own history. */
export const COPY_LINES: Lines = {
  JobSaved: line('changes', 'created', '{actor} copied the posting to {copy}.'),
};

/** Events about applications of a posting that name none of them. */
export const REVIEW_LINES: Lines = {
  ReviewRequested: line(
    'states',
    'passedOn',
    ({ payload }) =>
      `{actor} asked the reviewers to read ${countOf(lengthOf(payload.applicationIds), 'application')} by ${formatLocalDay(String(payload.reviewByDate))}.`,
  ),
};
