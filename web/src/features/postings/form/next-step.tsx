import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { JobForEdit } from '#modules/postings/contract/api/responses';
import { inputDate } from '#web/lib/formatting/format';
import { paths } from '#web/paths';
import { visibilityText } from '../listing-dates';
import type { PostAct } from './post-act';

/** Navigation state that tells which version a Post created. */
export interface PostedState {
  postedVersion: number;
}

/** The result of a Post and the next links. Takes the focus on mount. */
export function NextStep({ job, act = 'post' }: { job: JobForEdit; act?: PostAct | undefined }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  const isPending = job.status === 'pendingApproval';
  const isQueued = new Date(job.startDate) > new Date();
  const isPublic = !isPending && !isQueued;
  return (
    <div className="note success next-step" ref={root} tabIndex={-1}>
      <p>
        <b>{isPending ? 'Sent for approval.' : act === 'approve' ? 'Approved.' : 'Posted.'}</b>{' '}
        {isPending && 'An administrator reads it next. You are told by e-mail once it is approved or rejected.'}
        {!isPending && visibilityText({ startDate: inputDate(job.startDate), endDate: inputDate(job.endDate) })}
      </p>
      <p>
        {isPublic && (
          <>
            <Link to={paths.jobPost(job.id)}>See the public page</Link> ·{' '}
          </>
        )}
        <Link to={paths.postings}>My postings</Link>
      </p>
    </div>
  );
}
