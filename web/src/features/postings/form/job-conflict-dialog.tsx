import type { JobForEdit } from '#modules/postings/contract/api/responses';
import type { Conflict } from '#web/lib/forms/use-conflict';
import { ConflictDialog } from '#web/ui/conflict/conflict-dialog';
import { useReviewers } from '../queries';
import type { ReferenceData } from '../reference-data';
import { jobFields } from './job-fields';
import type { JobValues } from './job-values';

interface Props {
  conflict: Conflict<JobValues> & { job: JobForEdit };
  referenceData: ReferenceData;
  onSave(values: JobValues): void;
  onGoBack(): void;
}

/** What somebody else saved of the posting, line by line, and what of it stands. */
export function JobConflictDialog({ conflict, referenceData, onSave, onGoBack }: Props) {
  const { saved, mine, job } = conflict;
  const hasReviewers = saved.reviewers.length + mine.reviewers.length > 0;
  const { data: reviewers } = useReviewers(saved.organization, hasReviewers);
  const nameOf = (id: string) => {
    const one = reviewers?.find((reviewer) => reviewer.id === id);
    return one ? `${one.firstName} ${one.lastName}` : 'of another organization';
  };
  return (
    <ConflictDialog
      conflict={conflict}
      fields={jobFields(referenceData, nameOf)}
      noun="posting"
      name={job.title || 'A posting without a title'}
      onSave={onSave}
      onGoBack={onGoBack}
    />
  );
}
