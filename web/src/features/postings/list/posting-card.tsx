import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { MyPosting } from '../../../../../modules/postings/contract/api-answers';
import { counted, shortDate } from '../../../lib/format';
import { paths } from '../../../paths';
import { Button, ButtonLink } from '../../../ui/button';
import { icons } from '../../../ui/icons';
import { jobNumber } from '../job-number';
import { JobStatusTag } from '../job-status-tag';
import { ApplicantsTable } from './applicants-table';
import { askAndDelete, askAndFill } from './ask-and-move';
import { mayDelete, mayEdit, mayFill, mayView } from './card-rules';

/** One posting of Job Posts You Manage (W8.5–W8.9). */
export function PostingCard({ job }: { job: MyPosting }) {
  const [open, setOpen] = useState(false);
  const tableId = useId();
  const place = [job.city, [job.state, job.zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const target = mayEdit(job.status) ? paths.postJobsEdit(job.id) : paths.jobPost(job.id);
  return (
    <li className="posting-card">
      <div className="posting-card-head">
        <h2>
          <Link to={target}>{job.title}</Link>
        </h2>
        <JobStatusTag job={job} />
        <span className="small">{job.listingText}</span>
      </div>
      <p className="posting-card-organization">{job.organization.accountName}</p>
      <dl>
        <Fact name="Listing no.">{jobNumber(job)}</Fact>
        <Fact name="Position">
          {job.position.type}: {job.position.name}
        </Fact>
        <Fact name="Location">{place}</Fact>
        <Fact name="Duration">
          {shortDate(job.startDate)} – {shortDate(job.endDate)}
        </Fact>
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
          {counted(job.applicationsCount, 'applicant')}
          <span className="vh"> of {job.title}</span>
        </button>
        <CardActions job={job} />
      </div>
      <div id={tableId} hidden={!open}>
        {open && <ApplicantsTable job={job} />}
      </div>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function CardActions({ job }: { job: MyPosting }) {
  const which = <span className="vh"> {job.title}</span>;
  return (
    <span className="row-of-buttons">
      {mayEdit(job.status) && (
        <ButtonLink small to={paths.postJobsEdit(job.id)}>
          Edit{which}
        </ButtonLink>
      )}
      {mayFill(job.status) && (
        <Button small onClick={() => askAndFill(job, 'fillFromCard')}>
          Mark filled{which}
        </Button>
      )}
      {mayView(job.status) && (
        <ButtonLink small to={paths.jobPost(job.id)}>
          View{which}
        </ButtonLink>
      )}
      {mayDelete(job.status) && (
        <Button small danger onClick={() => askAndDelete(job)}>
          Delete{which}
        </Button>
      )}
    </span>
  );
}
