import { IconCheck, IconLock } from '@tabler/icons-react';
import type { Applicant } from '#modules/applications/contract/api/lists';
import { candidateName } from '#web/lib/formatting/candidate-name';
import { longDate } from '#web/lib/formatting/format';
import { isReleasedTo } from './release-terms';
import type { ReleaseForm } from './use-release';

/** Selects an applicant for the next release; after the release, a lock and the date. */
export function ReleaseSwitch({ applicant, form }: { applicant: Applicant; form: ReleaseForm }) {
  if (isReleasedTo(form.target, applicant)) {
    return (
      <span className="release-done">
        <IconLock size={16} aria-hidden />
        {releasedText(applicant)}
      </span>
    );
  }
  const isSelected = form.selected.includes(applicant.id);
  return (
    <button
      type="button"
      role="switch"
      className="release-switch"
      aria-checked={isSelected}
      onClick={() => form.toggle(applicant.id)}
    >
      <span className="track">
        <span className="knob">{isSelected && <IconCheck size={14} aria-hidden />}</span>
      </span>
      <span>
        <span className="vh">{candidateName(applicant)}: </span>
        {isSelected ? 'Selected for release' : 'Not released'}
        {applicant.releasedToReviewersAt && <small>Was with the reviewers</small>}
      </span>
    </button>
  );
}

function releasedText({ releasedAt, releasedToReviewersAt }: Applicant): string {
  if (releasedAt) return `Released on ${longDate(releasedAt)}`;
  return releasedToReviewersAt ? `With reviewers since ${longDate(releasedToReviewersAt)}` : '';
}
