import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Why } from '../../../../modules/postings/contract/api-interpretation';
import { api } from '../../lib/api';
import { counted } from '../../lib/format';
import { PERSONAL } from '../../lib/query-client';
import { type Criteria, queryOf } from './criteria';
import { JOBS, type Jobs } from './use-jobs';

/** The points of one page of results, asked for once somebody wants to know. */
function useWhy(criteria: Criteria, isWanted: boolean) {
  return useQuery({
    queryKey: [JOBS, criteria, 'why'],
    meta: PERSONAL,
    enabled: isWanted,
    queryFn: ({ signal }) =>
      api.get<Jobs>('/api/jobs', { query: { ...queryOf(criteria), facets: false, explain: true }, signal }),
  });
}

/** Why a job is where it is in a search by words. The style hides it where there are no scripts. */
export function WhyThis({ jobId, title, criteria }: { jobId: string; title: string; criteria: Criteria }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { data, isError } = useWhy(criteria, isOpen);
  const why = data?.items.find((item) => item.id === jobId)?.why;
  const said = isError ? 'That could not be loaded. Please try again.' : data && 'This job has just changed.';
  return (
    <div className="why">
      <button type="button" className="link" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        Why this result?<span className="vh"> {title}</span>
      </button>
      <div id={id} hidden={!isOpen} aria-live="polite">
        {why ? <Points why={why} /> : <p>{said ?? 'Loading'}</p>}
      </div>
    </div>
  );
}

function Points({ why: { words, bonuses, total } }: { why: Why }) {
  return (
    <>
      <p>Results with more points come first. This one has {counted(total, 'point')}:</p>
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
