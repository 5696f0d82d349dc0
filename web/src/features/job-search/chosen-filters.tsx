import { Link } from 'react-router-dom';
import { GEOGRAPHY_NAMES } from '../../../../modules/postings/contract/api-lists';
import { icons } from '../../ui/icons';
import { addressOf, type Criteria } from './criteria';

/** What narrows the list without a field of its own in the panel, each to be dropped (U4). */
export function ChosenFilters({ criteria }: { criteria: Criteria }) {
  if (!criteria.region) return null;
  const words = `Region: ${GEOGRAPHY_NAMES[criteria.region]}`;
  return (
    <p className="chips">
      <Link className="chip" to={addressOf({ ...criteria, region: '', offset: 0 })}>
        <span className="vh">Remove filter </span>
        {words}
        {icons.cross}
      </Link>
    </p>
  );
}
