import { Link } from 'react-router-dom';
import { daysLeft, easternTime, isSoon, postedAgo, shortDate } from '#web/lib/formatting/format';
import { paths } from '#web/paths';

interface Props {
  job: {
    id: string;
    title: string;
    organization: { accountName: string };
    position: { name: string; type: string };
    city: string;
    state: string;
    startDate: string;
    endDate: string;
    status: string;
  };
  listingNumber: string | number | null;
}

/** The job of the application, below the page's heading. */
export function JobHeader({ job, listingNumber }: Props) {
  const place = [job.organization.accountName, job.city, job.state].filter(Boolean).join(', ');
  return (
    <>
      <p className="apply-job">
        <Link to={paths.jobPost(job.id)}>{job.title}</Link> <span>{place}</span>
      </p>
      <p className="apply-job-facts">
        <Deadline {...job} />
        {listingNumber && (
          <span>
            Listing no. <b>{listingNumber}</b>
          </span>
        )}
        <span>
          {job.position.type}: {job.position.name}
        </span>
        <span>Posted {postedAgo(job.startDate)}</span>
      </p>
    </>
  );
}

/** The remaining time is said as long as the position is open: a filled one can have its end ahead. */
function Deadline({ status, endDate }: Pick<Props['job'], 'status' | 'endDate'>) {
  if (status !== 'open') return <span>Deadline {shortDate(endDate)}</span>;
  return (
    <span className={isSoon(endDate) ? 'soon' : undefined}>
      Deadline {shortDate(endDate)}, {easternTime(endDate)} ({daysLeft(endDate)})
    </span>
  );
}
