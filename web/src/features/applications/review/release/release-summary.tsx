import type { Board } from '#modules/applications/contract/api/review';
import type { JobToReview } from '#modules/postings/contract/api/responses';
import { pluralize } from '#web/lib/formatting/format';
import { Button } from '#web/ui/button';
import { listPeople } from '../../list-people';
import { dayText } from '../release-terms';
import styles from './release.module.css';
import type { ReleaseForm } from './use-release';

interface Props {
  job: JobToReview;
  form: ReleaseForm;
  members: Board['members'];
}

/** Everything about the release beside its button. */
export function ReleaseSummary({ job, form, members }: Props) {
  const { selected, target } = form;
  const applicants = pluralize(selected.length, 'applicant');
  const isToReviewers = target === 'reviewers';
  const receivers = isToReviewers ? pluralize(members.length, 'reviewer') : job.organization.accountName;
  const day = form.values.reviewByDate;
  return (
    <aside className={styles.summary} aria-labelledby="release-summary">
      <h2 id="release-summary" tabIndex={-1} aria-live="polite">
        {applicants} to {receivers}
      </h2>
      <dl>
        {selected.length > 0 && <Row name="Applicants" value={listPeople(selected)} />}
        {isToReviewers && <Row name="Reviewers" value={listPeople(members)} />}
        {isToReviewers && day && <Row name="Review by" value={dayText(day)} />}
      </dl>
      <Button look="fill" type="submit" busy={form.isReleasing}>
        {form.isReleasing ? 'Releasing …' : `Release ${applicants}`}
      </Button>
      <p>You are asked once more.{isToReviewers && ' A mail goes to each reviewer who has mails turned on.'}</p>
    </aside>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
