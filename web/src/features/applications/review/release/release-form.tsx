import { useState } from 'react';
import type { Applicant } from '#modules/applications/contract/api/lists';
import type { Board } from '#modules/applications/contract/api/review';
import { MAX_RELEASED } from '#modules/applications/contract/api/stage-rules';
import type { JobToReview } from '#modules/postings/contract/api/responses';
import { formatInteger, pluralize } from '#web/lib/formatting/format';
import { ConflictDialog } from '#web/ui/conflict/conflict-dialog';
import { EmptyList } from '#web/ui/display/query-boundary';
import { StageTag } from '#web/ui/display/stage-tag';
import { DateField } from '#web/ui/fields/date-field';
import { ErrorSummary } from '#web/ui/fields/error-summary';
import { FieldError } from '#web/ui/fields/field';
import { candidateColumns } from '#web/ui/tables/candidate-columns';
import { type Column, DataTable } from '#web/ui/tables/data-table';
import { listPeople } from '../../list-people';
import { BoardTable } from '../board-table';
import { dayText, releaseTarget } from '../release-terms';
import { ReviewBy } from '../review-by';
import styles from './release.module.css';
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
  const others = applicants.filter((one) => !one.isOwn && !waiting.includes(one));
  if (form.done) return <Released {...{ job, board }} target={target} release={form.done} />;
  const isToReviewers = target === 'reviewers';
  if (waiting.length === 0)
    return (
      <>
        <EmptyList>
          {applicants.length === 0 ? 'Nobody has applied.' : `Nobody is left to release to ${receiver(job, form)}.`}
        </EmptyList>
        <OthersList job={job} form={form} rows={others} />
        {isToReviewers && <Reviewers job={job} board={board} />}
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
          <Chosen form={form} of={applicants.length - own.length} waiting={waiting.length} />
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
          warning={`Saving also releases ${pluralize(form.conflict.request.releasedApplications.filter((id) => waiting.some((one) => one.id === id)).length, 'applicant')} to the reviewers, until the kept day.`}
          onSave={form.saveKept}
          onGoBack={form.goBack}
        />
      )}
    </form>
  );
}

const receiver = (job: JobToReview, { target }: Form) =>
  target === 'reviewers' ? 'the reviewers' : job.organization.accountName;

function Chosen({ form, of, waiting }: { form: Form; of: number; waiting: number }) {
  const error = form.mantine.errors.releasedApplications;
  return (
    <div id="releasedApplications" tabIndex={-1} className={styles.chosen}>
      {error && <FieldError id="releasedApplications" error={String(error)} />}
      <p role="status">
        <b>{formatInteger(form.selected.length)} selected</b> of {formatInteger(waiting)} not yet released
        {of > waiting && `, of ${pluralize(of, 'applicant')}`}.
        {waiting > MAX_RELEASED && ` One release takes ${MAX_RELEASED} at most.`}
      </p>
    </div>
  );
}

/** Those who had their release before, folded. */
function OthersList({ job, form, rows }: { job: JobToReview; form: Form; rows: readonly Applicant[] }) {
  if (rows.length === 0) return null;
  const where = form.target === 'reviewers' ? 'released' : `with ${job.organization.accountName}`;
  return (
    <details className={styles.others}>
      <summary>
        {formatInteger(rows.length)} already {where}
      </summary>
      <p>{listPeople(rows)}</p>
    </details>
  );
}

function Reviewers({ job, board }: Pick<Props, 'job' | 'board'>) {
  return (
    <>
      {board.members.length > 0 ? (
        <BoardTable job={job} board={board} />
      ) : (
        <p>No reviewers are chosen in the posting.</p>
      )}
      {board.released > 0 && <ReviewBy job={job} />}
    </>
  );
}
