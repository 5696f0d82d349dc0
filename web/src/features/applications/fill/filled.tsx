import { Link } from 'react-router-dom';
import type { CandidatesResponse } from '#modules/applications/contract/api/stages';
import { type JobStatus, STATUS_NAMES } from '#modules/postings/contract/api/lists';
import { joinWords } from '#modules/shared/join-words';
import { dayAndTime, pluralize } from '#web/lib/formatting/format';
import { listOfPostings } from '#web/lib/session/list-of-postings';
import { hasRight } from '#web/lib/session/privileges';
import { useSession } from '#web/lib/session/session';
import { paths } from '#web/paths';
import { ButtonLink } from '#web/ui/button';
import { Receipt } from '#web/ui/receipt/receipt';
import type { Filling } from './use-fill-form';

interface FilledProps extends Pick<CandidatesResponse, 'job'> {
  filling: Filling;
}

/** The end of Fill Position. */
export function Filled({ job, filling: { mails, hired, at } }: FilledProps) {
  const { user } = useSession();
  const home = listOfPostings(user);
  return (
    <Receipt
      tone="done"
      title="The position is filled"
      rows={[
        { name: 'Posting', value: `${job.title}, ${job.organization.accountName}` },
        { name: 'Hired', value: joinWords(hired) || 'Nobody who applied here' },
        { name: 'When', value: dayAndTime(at) },
        ...(job.listingNumber ? [{ name: 'Number', value: `No. ${job.listingNumber}` }] : []),
        {
          name: 'Mails',
          value: mails > 0 ? `${pluralize(mails, 'person gets', 'people get')} a mail.` : 'Nobody waited.',
        },
      ]}
      next="The listing is closed, and its applications stay readable."
      actions={
        <>
          <ButtonLink to={home.to}>{home.label}</ButtonLink>
          <ButtonLink look="quiet" to={paths.history('jobs', job.id)}>
            History of the posting
          </ButtonLink>
        </>
      }
    />
  );
}

/** Shown instead of the question for a posting that cannot be filled. */
export function NotOpen({ job: { status, isDeleted } }: Pick<CandidatesResponse, 'job'>) {
  const state = isDeleted ? 'deleted' : STATUS_NAMES[status as JobStatus].toLowerCase();
  return (
    <div className="note">
      <p>
        <b>This position is {state}.</b> Only an open position can be filled.
      </p>
      <NextLinks />
    </div>
  );
}

function NextLinks() {
  const { user } = useSession();
  return (
    <p>
      {hasRight(user, 'ownPostings') ? (
        <>
          <Link to={paths.postings}>My Postings</Link> · <Link to={paths.postJobs}>Create New Job</Link>
        </>
      ) : (
        <Link to={paths.manageJobs}>Manage Jobs</Link>
      )}
    </p>
  );
}
