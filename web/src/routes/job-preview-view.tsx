import '#web/features/postings/preview.css';
import { JobOverview } from '#web/features/job-search/detail/job-overview';
import { JobText } from '#web/features/job-search/detail/job-text';
import type { JobDetail } from '#web/features/job-search/detail/use-job';
import { saveFile } from '#web/lib/api/download';

/** The parts of a job's page below its title, with nothing to apply by. */
export function JobPreviewView({ job }: { job: JobDetail }) {
  const apply = job.isAccepting && <p className="preview-apply">Visitors will apply here.</p>;
  return (
    <div className="job-detail">
      <JobText job={job} openFile={saveFile} />
      <JobOverview job={job} apply={apply} />
    </div>
  );
}
