import type { ReactNode } from 'react';
import { SALARY_UNIT_NAMES, type SalaryUnit } from '#modules/shared/salary';
import { easternTime, formatCurrency, isSoon, pluralize, shortDate } from '#web/lib/formatting/format';
import { useSession } from '#web/lib/session/session';
import { paths } from '#web/paths';
import { Button, ButtonLink } from '#web/ui/button';
import { PhoneLink } from '#web/ui/display/phone-link';
import { icons } from '#web/ui/icons';
import { ApplyAction } from './apply-action';
import type { JobDetail } from './use-job';

/** The box next to a job, with what decides whether to apply, in that order. A preview has its own `apply`. */
export function JobOverview({ job, apply }: { job: JobDetail; apply?: ReactNode }) {
  return (
    <aside className="key" aria-label="Key facts">
      <dl>
        <Deadline job={job} />
        {job.isSalaryShow && (
          <div className="fact two">
            <dt>Salary Min</dt>
            <Salary value={job.salaryMin} unit={job.salaryUnit} />
            <dt>Salary Max</dt>
            <Salary value={job.salaryMax} unit={job.salaryUnit} />
          </div>
        )}
        <Place job={job} />
      </dl>
      {apply ?? <Actions job={job} />}
      <Contact job={job} />
    </aside>
  );
}

/** "13 days" becomes "13 days left"; the two sentences stay unchanged. */
function Deadline({ job }: { job: JobDetail }) {
  const { deadlineText, endDate } = job;
  const soon = job.isAccepting && isSoon(endDate) ? 'soon' : undefined;
  return (
    <div className="fact">
      <dt>Deadline</dt>
      <dd className="big">{shortDate(endDate)}</dd>
      <dd>{easternTime(endDate)}</dd>
      <dd className={soon}>{/^\d/.test(deadlineText) ? `${deadlineText} left` : deadlineText}</dd>
    </div>
  );
}

function Salary({ value, unit }: { value: number | null; unit: SalaryUnit }) {
  if (value === null) return <dd className="muted">No information given</dd>;
  return (
    <dd>
      {formatCurrency(value)} <span className="nw">{SALARY_UNIT_NAMES[unit]}</span>
    </dd>
  );
}

function Place({ job }: { job: JobDetail }) {
  const lines = [
    [job.addressLine1, job.addressLine2].filter(Boolean).join(', '),
    `${job.city}, ${job.state} ${job.zipCode}`,
  ];
  const map = `https://www.openstreetmap.org/search?query=${encodeURIComponent(lines.filter(Boolean).join(', '))}`;
  return (
    <div className="fact">
      <dt>Place</dt>
      <dd>
        <a href={map} target="_blank" rel="noopener noreferrer">
          {lines[0] && (
            <>
              {lines[0]}
              <br />
            </>
          )}
          {lines[1]}
          <span className="vh"> (map, opens in a new tab)</span>
        </a>
      </dd>
    </div>
  );
}

/**
 * Apply is shown while applications are accepted; anonymous visitors are asked to sign in first. Who administers the
 * posting came for its applicants.
 */
function Actions({ job }: { job: JobDetail }) {
  const { user } = useSession();
  const { applicationsCount, isExternalPost } = job;
  const hasApplicants = applicationsCount !== undefined && !isExternalPost;
  return (
    <div className="actions no-print">
      {hasApplicants && (
        <ButtonLink look="fill" to={paths.jobApplicants(job.id)}>
          {pluralize(applicationsCount, 'applicant')}
        </ButtonLink>
      )}
      <ApplyAction look={hasApplicants ? 'line' : 'fill'} job={job} isAccepting={job.isAccepting} />
      {!user && job.isAccepting && !job.isExternalPost && <p>You will be asked to sign in first.</p>}
      <Button onClick={() => window.print()}>{icons.print} Print</Button>
    </div>
  );
}

function Contact({ job }: { job: JobDetail }) {
  const name = [job.contactsFirstName, job.contactsLastName].filter(Boolean).join(' ');
  return (
    <section className="contact" aria-labelledby="contact">
      <h2 id="contact">Contact information</h2>
      <dl>
        {name && (
          <>
            <dt>Name</dt>
            <dd>{name}</dd>
          </>
        )}
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${job.email}`}>{job.email}</a>
        </dd>
        <dt>Phone</dt>
        <dd>
          <PhoneLink phone={job.phoneNumber} />
        </dd>
        {job.phoneExt && (
          <>
            <dt>Extension</dt>
            <dd>{job.phoneExt}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
