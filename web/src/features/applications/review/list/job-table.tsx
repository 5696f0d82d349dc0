import type { JobToReview } from '#modules/postings/contract/api/responses';
import { useUrlSearch } from '#web/lib/url-state/use-url-search';
import type { Action } from '#web/ui/overlays/action-list';
import { ReadOnlyPanel, ReleasePanel } from '../applicants-panel';
import { JobRow } from './job-row';
import styles from './review-list.module.css';

interface Props {
  jobs: readonly JobToReview[];
  isAdmin: boolean;
  actionsOf(job: JobToReview): Action[];
}

/** Jobs, of which the one in the URL shows its applicants. */
export function JobTable({ jobs, isAdmin, actionsOf }: Props) {
  const [search, setSearch] = useUrlSearch();
  const open = search.get('job');
  const toggle = (id: string) =>
    setSearch(
      (old) => {
        if (id === old.get('job')) old.delete('job');
        else old.set('job', id);
        return old;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <table className={styles.table}>
      <caption className="vh">Jobs with applicants to review</caption>
      <thead className={styles.heads}>
        <tr>
          <th scope="col">Job</th>
          {isAdmin ? (
            <>
              <th scope="col" className={styles.number}>
                Applicants
              </th>
              <th scope="col" className={styles.number}>
                To release
              </th>
            </>
          ) : (
            <th scope="col">To read</th>
          )}
          <th scope="col">Review by</th>
          {isAdmin && (
            <th scope="col">
              <span className="vh">Actions</span>
            </th>
          )}
        </tr>
      </thead>
      {jobs.map((job) => (
        <JobRow
          key={job.id}
          job={job}
          isAdmin={isAdmin}
          isOpen={job.id === open}
          onToggle={() => toggle(job.id)}
          actions={isAdmin ? actionsOf(job) : []}
        >
          {isAdmin ? <ReleasePanel job={job} /> : <ReadOnlyPanel job={job} />}
        </JobRow>
      ))}
    </table>
  );
}
