import type { JobStatus } from '#modules/postings/contract/api/lists';
import type { JobForEdit } from '#modules/postings/contract/api/responses';
import type { Conflict } from '#web/lib/forms/use-conflict';
import { ConflictDialog } from '#web/ui/conflict/conflict-dialog';
import { useReviewers } from '../queries';
import type { ReferenceData } from '../reference-data';
import { jobFields } from './job-fields';
import type { JobValues } from './job-values';

interface Props {
  conflict: Conflict<JobValues> & { job: JobForEdit };
  /** The posting as the form loaded it. */
  loaded: JobForEdit;
  /** Files that are to be added, and ids of those to be removed. */
  files: { added: readonly File[]; deleted: readonly string[] };
  referenceData: ReferenceData;
  onSave(values: JobValues): void;
  onGoBack(): void;
}

/** With what the form does not send as a value. */
type Version = JobValues & { status: JobStatus; files: string[] };

const namesOf = (files: JobForEdit['files']) => files.map(({ fileName }) => fileName);

/** What somebody else saved of the posting, line by line, and what of it stands. */
export function JobConflictDialog({ conflict, loaded, files, referenceData, onSave, onGoBack }: Props) {
  const { seen, saved, mine, job } = conflict;
  const hasReviewers = saved.reviewers.length + mine.reviewers.length > 0;
  const { data: reviewers } = useReviewers(saved.organization, hasReviewers);
  const nameOf = (id: string) => {
    const one = reviewers?.find((reviewer) => reviewer.id === id);
    return one ? `${one.firstName} ${one.lastName}` : 'of another organization';
  };
  const kept = loaded.files.filter(({ id }) => !files.deleted.includes(id));
  const versions: Conflict<Version> = {
    ...conflict,
    seen: { ...seen, status: loaded.status, files: namesOf(loaded.files) },
    saved: { ...saved, status: job.status, files: namesOf(job.files) },
    mine: { ...mine, status: loaded.status, files: [...namesOf(kept), ...files.added.map(({ name }) => name)] },
  };
  // The date of a review that nobody asked for follows the end of the listing.
  const hasReview = saved.isBoardReview || mine.isBoardReview;
  const fields = jobFields(referenceData, nameOf).filter(({ path }) => hasReview || path !== 'boardReviewDays');
  return (
    <ConflictDialog
      conflict={versions}
      fields={fields}
      noun="posting"
      name={job.title || 'A posting without a title'}
      warning={
        job.status === 'open' && loaded.status !== 'open'
          ? 'The posting is open now. Save Position takes it off the board; Save changes leaves it there.'
          : undefined
      }
      onSave={({ status: _, files: __, ...values }) => onSave(values)}
      onGoBack={onGoBack}
    />
  );
}
