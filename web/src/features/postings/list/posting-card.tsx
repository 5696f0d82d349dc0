import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { MyPosting } from '#modules/postings/contract/api/responses';
import { pluralize, shortDate } from '#web/lib/formatting/format';
import type { Selection } from '#web/lib/lists/use-selection';
import { JobStatusTag } from '#web/ui/display/job-status-tag';
import { icons } from '#web/ui/icons';
import { SelectRow } from '#web/ui/tables/select-boxes';
import { jobNumber } from '../job-number';
import { ApplicantsTable } from './applicants-table';
import { PostingActions, targetOf } from './posting-actions';

/** A card of Job Posts You Manage. */
export function PostingCard({ job, selection }: { job: MyPosting; selection: Selection<MyPosting> }) {
  const [open, setOpen] = useState(false);
  const tableId = useId();
  const place = [job.city, [job.state, job.zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <li className={selection.has(job) ? 'posting-card selected' : 'posting-card'}>
      <div className="posting-card-head">
        <SelectRow {...{ selection }} row={job} />
        <h2>
          <Link to={targetOf(job)}>{job.title}</Link>
        </h2>
        <JobStatusTag job={job} />
        <span className="small">{job.listingText}</span>
      </div>
      <p className="posting-card-organization">{job.organization.accountName}</p>
      <dl>
        <Detail name="Listing no.">{jobNumber(job)}</Detail>
        <Detail name="Position">
          {job.position.type}: {job.position.name}
        </Detail>
        <Detail name="Location">{place}</Detail>
        <Detail name="Duration">
          {shortDate(job.startDate)} – {shortDate(job.endDate)}
        </Detail>
      </dl>
      <div className="posting-card-actions">
        <button
          type="button"
          className="btn sm quiet applicants-toggle"
          aria-expanded={open}
          aria-controls={tableId}
          onClick={() => setOpen(!open)}
        >
          {icons.chevron}
          {pluralize(job.applicationsCount, 'applicant')}
          <span className="vh"> of {job.title}</span>
        </button>
        <PostingActions job={job} confirmation="fillFromCard" />
      </div>
      <div id={tableId} hidden={!open}>
        {open && <ApplicantsTable job={job} />}
      </div>
    </li>
  );
}

function Detail({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
