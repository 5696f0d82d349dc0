import { Link } from 'react-router-dom';
import type { Applicant } from '../../../modules/applications/contract/api-lists';
import { momentText } from '../lib/format';
import { paths } from '../paths';
import type { Column } from './data-table';

export const candidateName = ({ firstName, lastName }: Pick<Applicant, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

/** Where somebody lives; what is missing is said, never left blank (W13.12). */
export const cityAndState = ({ city, state }: { city: string; state: string }) =>
  [city, state].filter(Boolean).join(', ') || 'no information';

/** What every table of applicants begins with (W8.8); the name opens the application for whoever may read it. */
export const candidateColumns: readonly Column<Applicant>[] = [
  {
    key: 'candidate',
    header: 'Candidate',
    render: (applicant) =>
      applicant.canOpen ? (
        <Link to={paths.reviewApplication(applicant.id)}>{candidateName(applicant)}</Link>
      ) : (
        candidateName(applicant)
      ),
  },
  { key: 'from', header: 'From', render: cityAndState },
  { key: 'appliedOn', header: 'Applied On', render: ({ submittedAt }) => momentText(submittedAt) },
];
