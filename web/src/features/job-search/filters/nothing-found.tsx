import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { addressOf, type Criteria } from '../criteria';
import type { Jobs } from '../use-jobs';
import type { Applied, LabelOf } from './applied';
import { uncountedWays, waysOut } from './ways-out';

interface Props {
  criteria: Criteria;
  jobs: Jobs;
  applied: readonly Applied[];
  labelOf: LabelOf;
}

/** Where nothing was found: what would find something (U8), and all jobs. */
export function NothingFound({ criteria, jobs, applied, labelOf }: Props) {
  const { nothingFound, interpretation } = jobs;
  const ways = nothingFound
    ? waysOut(criteria, interpretation, nothingFound, labelOf)
    : uncountedWays(criteria, applied);
  return (
    <ul className="ways-out">
      {ways.map(({ words, change }) => (
        <li key={words}>
          <Link to={addressOf({ ...criteria, ...change, offset: 0 })}>{words}</Link>
        </li>
      ))}
      <li>
        <Link to={paths.findJob}>See all jobs</Link>
      </li>
    </ul>
  );
}
