import { useNavigate } from 'react-router-dom';
import { isSoon, money, shortDate } from '../../lib/format';
import { useSession } from '../../lib/session';
import { Button } from '../../ui/button';
import { icons } from '../../ui/icons';
import { applyFor } from './apply';
import type { JobDetail } from './use-job';

/** The box beside a job: what decides whether one applies, in that order (W9.3–W9.7, U15). */
export function KeyFacts({ job }: { job: JobDetail }) {
  return (
    <aside className="key" aria-label="Key facts">
      <dl>
        <Deadline job={job} />
        {job.isSalaryShow && (
          <div className="fact two">
            <dt>Salary Min</dt>
            <Salary value={job.salaryMin} />
            <dt>Salary Max</dt>
            <Salary value={job.salaryMax} />
          </div>
        )}
        <Place job={job} />
      </dl>
      <Actions job={job} />
      <Contact job={job} />
    </aside>
  );
}

/** "13 days" reads on as "13 days left"; the two sentences stand as they are (W9.7, U11). */
function Deadline({ job }: { job: JobDetail }) {
  const { deadlineText, endDate } = job;
  const soon = job.isAccepting && isSoon(endDate) ? 'soon' : undefined;
  return (
    <div className="fact">
      <dt>Deadline</dt>
      <dd className="big">{shortDate(endDate)}</dd>
      <dd className={soon}>{/^\d/.test(deadlineText) ? `${deadlineText} left` : deadlineText}</dd>
    </div>
  );
}

function Salary({ value }: { value: number | null }) {
  return value === null ? <dd className="muted">No information given</dd> : <dd>{money(value)}</dd>;
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

/** Apply only while applications are taken (W9.11); signed-out people are told what comes first (T3). */
function Actions({ job }: { job: JobDetail }) {
  const { user } = useSession();
  const navigate = useNavigate();
  return (
    <div className="actions no-print">
      {job.isAccepting && (
        <>
          <Button look="fill" aria-label={`Apply for ${job.title}`} onClick={() => applyFor(job, navigate)}>
            Apply
          </Button>
          {!user && !job.isExternalPost && <p>You will be asked to sign in first.</p>}
        </>
      )}
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
          <a href={`tel:${job.phoneNumber}`}>{job.phoneNumber}</a>
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
