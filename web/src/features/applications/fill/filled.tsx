import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { CandidatesResponse } from '#modules/applications/contract/api/stages';
import { type JobStatus, STATUS_NAMES } from '#modules/postings/contract/api/lists';
import { pluralize } from '#web/lib/formatting/format';
import { hasRight } from '#web/lib/session/privileges';
import { useSession } from '#web/lib/session/session';
import { paths } from '#web/paths';

/** The result of Fill Position and the next links. Takes the focus. */
export function Filled({ notified }: { notified: number }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  const mails = notified > 0 ? ` ${pluralize(notified, 'person gets', 'people get')} a mail.` : '';
  return (
    <div className="note success" ref={root} tabIndex={-1}>
      <p>
        <b>The position is filled.</b>
        {mails}
      </p>
      <NextLinks />
    </div>
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
