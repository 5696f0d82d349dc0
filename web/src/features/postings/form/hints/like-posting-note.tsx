import { useDebouncedValue } from '@mantine/hooks';
import { Link } from 'react-router-dom';
import type { LikeJobResponse } from '#modules/postings/contract/api/form';
import { shortDate } from '#web/lib/formatting/format';
import { paths } from '#web/paths';
import { useLikeJob } from './queries';

const TYPING_DEBOUNCE_MS = 500;

type LikeJob = NonNullable<LikeJobResponse['job']>;

interface Props {
  /** Account number. */
  organization: string;
  title: string;
  /** The id of the posting itself. */
  except: string | undefined;
}

/** Says under the title that the organization has a like posting, so that none is posted twice. Blocks nothing. */
export function LikePostingNote({ organization, title, except }: Props) {
  const [settled] = useDebouncedValue(title.trim(), TYPING_DEBOUNCE_MS);
  const { data: job } = useLikeJob(organization, settled, except);
  return (
    <div role="status" className="field-note">
      {job && (
        <p>
          This organization has a similar posting:{' '}
          <Link to={paths.postJobsEdit(job.id)}>
            No. {job.jobListingNumber}, {job.title}
          </Link>
          , {describeState(job)}.
        </p>
      )}
    </div>
  );
}

function describeState({ status, startDate, endDate }: LikeJob): string {
  if (status === 'pendingApproval') return 'waiting for approval';
  const end = shortDate(endDate);
  return new Date(startDate) > new Date() ? `listed from ${shortDate(startDate)} until ${end}` : `open until ${end}`;
}
