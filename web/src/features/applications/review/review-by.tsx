import { useState } from 'react';
import type { JobToReview } from '#modules/postings/contract/api/responses';
import { daysLeft, longDate } from '#web/lib/formatting/format';
import { Button } from '#web/ui/button';
import { ReviewByDialog } from './review-by-dialog';

/** The last day of a review that runs, which can be changed until it has passed. */
export function ReviewBy({ job }: { job: JobToReview }) {
  const [isOpen, setOpen] = useState(false);
  const day = job.boardReviewDays;
  if (!day) return null;
  return (
    <>
      <p>
        <b>The reviewers can read until {longDate(day)}</b> ({daysLeft(day)}){' '}
        <Button small look="quiet" onClick={() => setOpen(true)}>
          Change date
        </Button>
      </p>
      {isOpen && <ReviewByDialog job={job} onClose={() => setOpen(false)} />}
    </>
  );
}
