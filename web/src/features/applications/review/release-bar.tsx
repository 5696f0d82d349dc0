import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MAX_RELEASED } from '#modules/applications/contract/api/stage-rules';
import type { JobToReview } from '#modules/postings/contract/api/responses';
import { longDate, pluralize } from '#web/lib/formatting/format';
import { paths } from '#web/paths';
import { Button } from '#web/ui/button';
import { ConflictDialog } from '#web/ui/conflict/conflict-dialog';
import { DateField } from '#web/ui/fields/date-field';
import { ErrorSummary } from '#web/ui/fields/error-summary';
import { FieldError } from '#web/ui/fields/field';
import { dayText, type ReleaseForm } from './use-release';

interface Props {
  job: JobToReview;
  form: ReleaseForm;
}

/**
 * The release buttons below the applicants, with the reason if one is disabled. While the board reads, Release
 * Applicants waits there even when the board has all of them.
 */
export function ReleaseBar({ job, form }: Props) {
  const isSomeLeft = job.applicationsWaiting > 0;
  return (
    <form onSubmit={form.submit} noValidate aria-label={`Release applicants of ${job.title}`}>
      <ErrorSummary {...form} />
      {isSomeLeft && <Selected form={form} of={job.applicationsWaiting} />}
      <div className="release-bar">
        {isSomeLeft && job.isBoardReview && <ToReviewers job={job} form={form} />}
        <ToApplicants job={job} form={form} />
      </div>
      {form.conflict && (
        <ConflictDialog
          conflict={form.conflict}
          fields={[{ path: 'reviewByDate', label: 'Review by', text: dayText }]}
          noun="review-by date"
          name={job.title}
          warning={`Saving also releases ${pluralize(form.conflict.request.releasedApplications.length, 'application')} to the reviewers, until the kept day.`}
          onSave={form.saveKept}
          onGoBack={form.goBack}
        />
      )}
    </form>
  );
}

function Selected({ form, of }: { form: ReleaseForm; of: number }) {
  const error = form.mantine.errors.releasedApplications;
  return (
    <div className="release-selected" id="releasedApplications" tabIndex={-1}>
      {error && <FieldError id="releasedApplications" error={String(error)} />}
      <p role="status">
        <b>{form.selected.length} selected</b> of {of} not released
      </p>
      {form.selected.length < of && (
        <Button small look="quiet" busy={form.isSelecting} onClick={form.selectAll}>
          {of > MAX_RELEASED ? `Select the first ${MAX_RELEASED}` : `Select all ${of}`}
        </Button>
      )}
    </div>
  );
}

function ToReviewers({ job, form }: Props) {
  const isOpen = form.target === 'reviewers';
  const { length } = form.selected;
  const over = `The review-by date, ${longDate(job.boardReviewDays ?? '')}, has passed.`;
  const opens = `Opens ${length === 0 ? 'the selected applications' : pluralize(length, 'application')} to the reviewers of this position.`;
  return (
    <>
      {isOpen && (
        <DateField
          {...form.field('reviewByDate')}
          label="Review by"
          hint={`From ${dayText(form.earliest)} on`}
          min={form.earliest}
        />
      )}
      <ReleaseButton
        name="Release to Reviewers"
        isOpen={isOpen && job.hasReviewers}
        busy={form.isReleasing}
        why={!isOpen ? over : job.hasReviewers ? opens : <NoReviewers jobId={job.id} />}
      />
    </>
  );
}

function NoReviewers({ jobId }: { jobId: string }) {
  return (
    <>
      No reviewers are chosen, so that nobody could read them. <Link to={paths.postJobsEdit(jobId)}>Edit posting</Link>
    </>
  );
}

function ToApplicants({ job, form }: Props) {
  const isOpen = form.target === 'applicants';
  const day = job.boardReviewDays ? `, ${longDate(job.boardReviewDays)},` : '';
  const waits = `Available once the review-by date${day} has passed.`;
  const opens = 'Opens the selected applications to the organization and tells their applicants.';
  return (
    <ReleaseButton name="Release Applicants" isOpen={isOpen} busy={form.isReleasing} why={isOpen ? opens : waits} />
  );
}

interface ButtonProps {
  name: string;
  isOpen: boolean;
  busy: boolean;
  why: ReactNode;
}

/** A disabled button stays focusable, so that its reason can be read. */
function ReleaseButton({ name, isOpen, busy, why }: ButtonProps) {
  const id = name.replaceAll(' ', '-');
  return (
    <div className="release-action">
      {isOpen ? (
        <Button look="fill" type="submit" busy={busy} aria-describedby={id}>
          {name}
        </Button>
      ) : (
        <Button className="locked" aria-disabled aria-describedby={id}>
          <IconLock size={16} aria-hidden /> {name}
        </Button>
      )}
      <p id={id}>{why}</p>
    </div>
  );
}
