import { Link } from 'react-router-dom';
import { paths } from '#web/paths';
import { type Criteria, searchUrl } from '../criteria';
import type { Jobs } from '../use-jobs';
import type { ActiveFilter, LabelLookup } from './active-filters';
import { uncountedSuggestions, zeroResultSuggestions } from './zero-result-suggestions';

interface Props {
  criteria: Criteria;
  jobs: Jobs;
  active: readonly ActiveFilter[];
  labelOf: LabelLookup;
}

/** Suggestions for a search without results, and a link to all jobs. */
export function ZeroResults({ criteria, jobs, active, labelOf }: Props) {
  const { nothingFound, interpretation } = jobs;
  const suggestions = nothingFound
    ? zeroResultSuggestions(criteria, interpretation, nothingFound, labelOf)
    : uncountedSuggestions(criteria, active);
  return (
    <ul className="ways-out">
      {suggestions.map(({ words, change }) => (
        <li key={words}>
          <Link to={searchUrl({ ...criteria, ...change, offset: 0 })}>{words}</Link>
        </li>
      ))}
      <li>
        <Link to={paths.findJob}>See all jobs</Link>
      </li>
    </ul>
  );
}
