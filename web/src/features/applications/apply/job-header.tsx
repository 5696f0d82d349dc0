import { Link } from 'react-router-dom';
import { daysLeft, isSoon, postedAgo, shortDate } from '../../../lib/formatting/format';
import { paths } from '../../../paths';

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
        <span className={isSoon(job.endDate) ? 'soon' : undefined}>
          Deadline {shortDate(job.endDate)} ({daysLeft(job.endDate)})
        </span>
        {listingNumber && (
          <span>
            Listing no. <b>{listingNumber}</b>
          </span>
        )}
        <span>
          {job.position.type}: {job.position.name}
        </span>
        <span>Posted: {postedAgo(job.startDate)}</span>
      </p>
    </>
  );
}
