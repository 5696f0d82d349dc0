import { useState } from 'react';
import type { Applicant } from '#modules/applications/contract/api/lists';
import type { Board } from '#modules/applications/contract/api/review';
import type { JobToReview } from '#modules/postings/contract/api/responses';
import { pluralize } from '#web/lib/formatting/format';
import { paths } from '#web/paths';
import { ButtonLink } from '#web/ui/button';
import { ConflictDialog } from '#web/ui/conflict/conflict-dialog';
import { EmptyList } from '#web/ui/display/query-boundary';
import { StageTag } from '#web/ui/display/stage-tag';
import { DateField } from '#web/ui/fields/date-field';
import { ErrorSummary } from '#web/ui/fields/error-summary';
import { candidateColumns } from '#web/ui/tables/candidate-columns';
import { type Column, DataTable } from '#web/ui/tables/data-table';
import { BoardTable } from '../board-table';
import { dayText, isReleasedTo, releaseTarget } from '../release-terms';
import { ReviewBy } from '../review-by';
import styles from './release.module.css';
import { Chosen, OthersList, Reviewers } from './release-parts';
import { ReleaseSummary } from './release-summary';
import { Released } from './released';
import { type ReleaseForm as Form, useRelease } from './use-release';
import { WhatDistrictGets, WhatReviewersSee } from './who-sees-what';

interface Props {
  job: JobToReview;
  board: Board;
  /** All who applied, latest first. */
  applicants: readonly Applicant[];
}

const columns: readonly Column<Applicant>[] = [
  ...candidateColumns,
  { key: 'stage', header: 'Stage', render: ({ stage }) => stage && <StageTag stage={stage} /> },
];

/** Who is released to whom, everything beside one button; then its receipt. */
export function ReleaseForm({ job, board, applicants }: Props) {
  // Stays while the page is open, also over the midnight that ends a review.
  const [target] = useState(() => releaseTarget(job));
  const form = useRelease(job, target, applicants, board.members);
  const { waiting } = form;
  const own = applicants.filter(({ isOwn }) => isOwn);
  const others = applicants.filter((one) => !one.isOwn && isReleasedTo(target, one));
  if (form.done) return <Released {...{ job, board }} target={target} release={form.done} />;
  const isToReviewers = target === 'reviewers';
  if (waiting.length === 0)
    return (
      <>
        <EmptyList action={<ButtonLink to={`${paths.reviewApplicants}?job=${job.id}`}>Review Applicants</ButtonLink>}>
          {applicants.length === 0 ? 'Nobody has applied.' : `Nobody is left to release to ${receiver(job, form)}.`}
        </EmptyList>
        <OthersList job={job} form={form} rows={others} />
        {isToReviewers && board.members.length > 0 && <BoardTable job={job} board={board} />}
        {isToReviewers && board.released > 0 && <ReviewBy job={job} />}
      </>
    );
  if (isToReviewers && !job.hasReviewers)
    return (
      <>
        <p className="note">
          <b>No reviewers are chosen, so that nobody could read the applications.</b> Choose some in the posting.
        </p>
        <p>
          <ButtonLink to={paths.postJobsEdit(job.id)}>Edit posting</ButtonLink>
        </p>
      </>
    );
  return (
    <form
      onSubmit={form.submit}
      noValidate
      className={styles.columns}
      aria-label={`Release applicants of ${job.title}`}
    >
      <div>
        <ErrorSummary {...form} />
        <section aria-labelledby="release-applicants">
          <h2 id="release-applicants">1. Applicants</h2>
          <Chosen form={form} of={applicants.length - own.length} />
          <DataTable
            caption={`Applicants of ${job.title} to release`}
            columns={columns}
            rows={waiting}
            rowKey={({ id }) => id}
            selection={form.selection}
          />
          <OthersList job={job} form={form} rows={others} />
          {own.length > 0 && <p className="small muted">Your own application is released by a colleague.</p>}
        </section>
        <section aria-labelledby="release-receivers">
          <h2 id="release-receivers">2. {isToReviewers ? 'Reviewers who get them' : 'Who gets them'}</h2>
          {isToReviewers ? <Reviewers job={job} board={board} /> : <WhatDistrictGets job={job} />}
        </section>
        {isToReviewers && (
          <>
            <section aria-labelledby="release-seen">
              <h2 id="release-seen">3. What reviewers see</h2>
              <WhatReviewersSee />
            </section>
            <section aria-labelledby="release-day">
              <h2 id="release-day">4. How long they can read</h2>
              <div className={styles.day}>
                <DateField
                  {...form.field('reviewByDate')}
                  label="Review by"
                  hint={`From ${dayText(form.earliest)} on`}
                  min={form.earliest}
                />
              </div>
              <p className="small muted">
                You can change it until it has passed; then reading ends for the reviewers, and you release to{' '}
                {job.organization.accountName}.
              </p>
            </section>
          </>
        )}
      </div>
      <ReleaseSummary job={job} form={form} members={board.members} />
      {form.conflict && (
        <ConflictDialog
          conflict={form.conflict}
          fields={[{ path: 'reviewByDate', label: 'Review by', text: dayText }]}
          noun="review-by date"
          name={job.title}
          warning={`Saving also releases ${pluralize(form.selected.length, 'applicant')} to the reviewers, until the kept day.`}
          onSave={form.saveKept}
          onGoBack={form.goBack}
        />
      )}
    </form>
  );
}

const receiver = (job: JobToReview, { target }: Form) =>
  target === 'reviewers' ? 'the reviewers' : job.organization.accountName;
