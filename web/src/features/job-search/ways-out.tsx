import { Link } from 'react-router-dom';
import { GEOGRAPHY_NAMES } from '../../../../modules/postings/contract/api-lists';
import { useOrganizations, usePositions } from '../../lib/directory';
import { paths } from '../../paths';
import { addressOf, type Criteria } from './criteria';

/** Where nothing was found: the same search without one of its filters, and all jobs. */
export function WaysOut({ criteria }: { criteria: Criteria }) {
  const organizations = useOrganizations();
  const positions = usePositions();
  const { positionTitle, location, position, organization, region } = criteria;
  const asked: [keyof Criteria, string | undefined][] = [
    ['positionTitle', positionTitle && `the title “${positionTitle}”`],
    ['location', location && `the place “${location}”`],
    ['position', position && (positions.data?.find(({ id }) => id === position)?.name ?? 'the position type')],
    [
      'organization',
      organization &&
        (organizations.data?.find(({ accountNumber }) => accountNumber === organization)?.accountName ??
          'the organization'),
    ],
    ['region', region && GEOGRAPHY_NAMES[region]],
  ];
  const filters = asked.filter(([, words]) => words);
  return (
    <ul className="ways-out">
      {filters.length > 1 &&
        filters.map(([name, words]) => (
          <li key={name}>
            <Link to={addressOf({ ...criteria, [name]: '', offset: 0 })}>Search without {words}</Link>
          </li>
        ))}
      <li>
        <Link to={paths.findJob}>See all jobs</Link>
      </li>
    </ul>
  );
}
