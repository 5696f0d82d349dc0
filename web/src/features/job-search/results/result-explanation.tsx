import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { api } from '#web/lib/api/client';
import { USER_SCOPED } from '#web/lib/api/query-client';
import { apiQuery, type Criteria } from '../criteria';
import { JOBS_KEY, type Jobs } from '../use-jobs';

/** Loads the scores of a result page on demand. */
function useExplanation(criteria: Criteria, isWanted: boolean) {
  return useQuery({
    queryKey: [JOBS_KEY, criteria, 'why'],
    meta: USER_SCOPED,
    enabled: isWanted,
    queryFn: async ({ signal }) => {
      const query = { ...apiQuery(criteria), facets: false, explain: true };
      // Few people ask, so the list comes with its first points.
      const [{ items }, { ScorePoints }] = await Promise.all([
        api.get<Jobs>('/api/jobs', { query, signal }),
        import('./score-points'),
      ]);
      return { items, ScorePoints };
    },
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
        {data && why ? <data.ScorePoints why={why} /> : <p>{fallback ?? 'Loading'}</p>}
      </div>
    </div>
  );
}
