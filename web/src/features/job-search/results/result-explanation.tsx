import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ScoreExplanation } from '../../../../../modules/postings/contract/api-interpretation';
import { api } from '../../../lib/api/client';
import { USER_SCOPED } from '../../../lib/api/query-client';
import { pluralize } from '../../../lib/formatting/format';
import { apiQuery, type Criteria } from '../criteria';
import { JOBS_KEY, type Jobs } from '../use-jobs';

/** Loads the scores of a result page on demand. */
function useExplanation(criteria: Criteria, isWanted: boolean) {
  return useQuery({
    queryKey: [JOBS_KEY, criteria, 'why'],
    meta: USER_SCOPED,
    enabled: isWanted,
    queryFn: ({ signal }) =>
      api.get<Jobs>('/api/jobs', { query: { ...apiQuery(criteria), facets: false, explain: true }, signal }),
  });
}

/** Explains the rank of a job in a keyword search. Hidden by CSS without JavaScript. */
export function ResultExplanation({ jobId, title, criteria }: { jobId: string; title: string; criteria: Criteria }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { data, isError } = useExplanation(criteria, isOpen);
  const why = data?.items.find((item) => item.id === jobId)?.why;
  const fallback = isError ? 'That could not be loaded. Please try again.' : data && 'This job has just changed.';
  return (
    <div className="why">
      <button type="button" className="link" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        Why this result?<span className="vh"> {title}</span>
      </button>
      <div id={id} hidden={!isOpen} aria-live="polite">
        {why ? <Points why={why} /> : <p>{fallback ?? 'Loading'}</p>}
      </div>
    </div>
  );
}

function Points({ why: { words, bonuses, total } }: { why: ScoreExplanation }) {
  return (
    <>
      <p>Results with more points come first. This one has {pluralize(total, 'point')}:</p>
      <ul>
        {words.map(({ typed, field, points }) => (
          <li key={typed}>
            “{typed}” in the {field}: {points}
          </li>
        ))}
        {bonuses.map(({ label, points }) => (
          <li key={label}>
            {label}: {points}
          </li>
        ))}
      </ul>
    </>
  );
}
