import { Link } from 'react-router-dom';
import type { Applicant } from '#modules/applications/contract/api/lists';
import { breakLongWords } from '#web/lib/formatting/break-long-words';
import { candidateName } from '#web/lib/formatting/candidate-name';
import { formatDateTime } from '#web/lib/formatting/format';
import { paths } from '#web/paths';
import type { Column } from './data-table';

/** City and state, or "no information". */
export const cityAndState = ({ city, state }: { city: string; state: string }) =>
  [city, state].filter(Boolean).join(', ') || 'no information';

/** The first columns of every applicant table; the name links to the application if the viewer may read it. */
export const candidateColumns: readonly Column<Applicant>[] = [
  {
    key: 'candidate',
    header: 'Candidate',
    sortable: true,
    render: (applicant) =>
      applicant.canOpen ? (
        <Link to={paths.reviewApplication(applicant.id)}>{breakLongWords(candidateName(applicant))}</Link>
      ) : (
        breakLongWords(candidateName(applicant))
      ),
  },
  {
    key: 'from',
    header: 'From',
    sortable: true,
    render: (applicant) => applicant.canOpen && breakLongWords(cityAndState(applicant)),
  },
  {
    key: 'submittedAt',
    header: 'Applied On',
    sortable: true,
    render: ({ submittedAt }) => formatDateTime(submittedAt),
  },
];

/** Why the viewer may not open an application. */
export const obstacleOf = ({ isOwn }: Pick<Applicant, 'isOwn'>) =>
  isOwn ? 'Your own; a colleague handles it' : 'Not released yet';

/** The columns of W8.8, also used on a job's page; the last one links to the application. */
export const applicantColumns: readonly Column<Applicant>[] = [
  ...candidateColumns,
  {
    key: 'actions',
    header: 'Actions',
    kind: 'actions',
    render: (applicant) =>
      applicant.canOpen ? (
        <Link to={paths.reviewApplication(applicant.id)}>
          Review<span className="vh"> {candidateName(applicant)}</span>
        </Link>
      ) : (
        <span className="muted">{obstacleOf(applicant)}</span>
      ),
  },
];
