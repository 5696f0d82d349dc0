import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { JobToReview } from '#modules/postings/contract/api/responses';
import { longDate } from '#web/lib/formatting/format';
import { paths } from '#web/paths';
import { Button, ButtonLink } from '#web/ui/button';
import { releaseTarget } from './release-terms';

interface Props {
  job: JobToReview;
}

/**
 * The ways to the release below the applicants, with the reason if one is closed. While the board reads, Release
 * Applicants waits there even when the board has all of them.
 */
export function ReleaseBar({ job }: Props) {
  return (
    <div className="release-bar">
      {job.applicationsWaiting > 0 && job.isBoardReview && <ToReviewers job={job} />}
      <ToApplicants job={job} />
    </div>
  );
}

function ToReviewers({ job }: Props) {
  const isOpen = releaseTarget(job) === 'reviewers';
  const over = `The review-by date, ${longDate(job.boardReviewDays ?? '')}, has passed.`;
  return (
    <ReleaseLink
      name="Release to Reviewers"
      job={job}
      isOpen={isOpen && job.hasReviewers}
      why={
        !isOpen ? over : job.hasReviewers ? 'Choose who of them the reviewers read.' : <NoReviewers jobId={job.id} />
      }
    />
  );
}

function NoReviewers({ jobId }: { jobId: string }) {
  return (
    <>
      No reviewers are chosen, so that nobody could read them. <Link to={paths.postJobsEdit(jobId)}>Edit posting</Link>
    </>
  );
}

function ToApplicants({ job }: Props) {
  const day = job.boardReviewDays ? `, ${longDate(job.boardReviewDays)},` : '';
  const waits = `Available once the review-by date${day} has passed.`;
  const isOpen = releaseTarget(job) === 'applicants';
  const opens = `Choose who of them ${job.organization.accountName} reads.`;
  return <ReleaseLink name="Release Applicants" job={job} isOpen={isOpen} why={isOpen ? opens : waits} />;
}

interface LinkProps extends Props {
  name: string;
  isOpen: boolean;
  why: ReactNode;
}

/** A closed way stays focusable, so that its reason can be read. */
function ReleaseLink({ name, job, isOpen, why }: LinkProps) {
  const id = `${name.replaceAll(' ', '-')}-${job.id}`;
  return (
    <div className="release-action">
      {isOpen ? (
        <ButtonLink look="fill" to={paths.release(job.id)} aria-describedby={id}>
          {name}
        </ButtonLink>
      ) : (
        <Button className="locked" aria-disabled aria-describedby={id}>
          <IconLock size={16} aria-hidden /> {name}
        </Button>
      )}
      <p id={id}>{why}</p>
    </div>
  );
}
