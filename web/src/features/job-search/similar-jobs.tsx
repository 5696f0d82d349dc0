import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SimilarJobs as Answer } from '../../../../modules/postings/contract/api-similar';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { FeaturedJob } from './job-card';

/** An extra: whatever keeps the server from answering, the page does without. */
export const similarJobsQuery = (id: string) =>
  queryOptions({
    queryKey: ['similar-jobs', id],
    queryFn: ({ signal }): Promise<Answer> =>
      api.get<Answer>(`/api/jobs/${encodeURIComponent(id)}/similar`, { signal }).catch((error: unknown) => {
        if (error instanceof ApiError) return { items: [] };
        throw error;
      }),
  });

/** Below a job: what else its reader may want to see; nothing where there is none. */
export function SimilarJobs({ jobId }: { jobId: string }) {
  const { data } = useQuery(similarJobsQuery(jobId));
  if (!data?.items.length) return null;
  return (
    <section className="similar no-print" aria-labelledby="similar">
      <div className="ruled">
        <h2 id="similar">Similar jobs</h2>
      </div>
      <ul className="job-cards">
        {data.items.map((job) => (
          <FeaturedJob key={job.id} job={job} />
        ))}
      </ul>
    </section>
  );
}
