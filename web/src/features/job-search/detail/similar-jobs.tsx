import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SimilarJobs as SimilarJobsResponse } from '#modules/job-search/contract/api/similar';
import { ApiError } from '#web/lib/api/api-error';
import { api } from '#web/lib/api/client';
import { FeaturedJob } from '../results/job-card';

/** Optional content: on any API error the page shows none. */
export const similarJobsQuery = (id: string) =>
  queryOptions({
    queryKey: ['similar-jobs', id],
    queryFn: ({ signal }): Promise<SimilarJobsResponse> =>
      api
        .get<SimilarJobsResponse>(`/api/jobs/${encodeURIComponent(id)}/similar`, { signal })
        .catch((error: unknown) => {
          if (error instanceof ApiError) return { items: [] };
          throw error;
        }),
  });

/** Similar jobs below a job; nothing if there are none. */
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
