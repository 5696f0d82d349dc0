import { Link, useParams } from 'react-router-dom';
import type { JobPreview } from '#modules/postings/contract/api/responses';
import { JobSubtitle } from '#web/features/job-search/detail/job-head';
import { canEdit } from '#web/features/postings/list/action-rules';
import { describePublicity, useJobPreview } from '#web/features/postings/preview';
import { ApiError } from '#web/lib/api/api-error';
import { paths } from '#web/paths';
import { ButtonLink } from '#web/ui/button';
import { QueryBoundary } from '#web/ui/display/query-boundary';
import { Page } from '#web/ui/layout/page';
import { JobPreviewView } from './job-preview-view';

/** /job-preview/{id}: a posting as visitors get it, for who may edit it; visitors never get this page. */
export function Component() {
  const { id = '' } = useParams();
  const query = useJobPreview(id);
  const isMissing = query.error instanceof ApiError && [400, 403, 404, 410].includes(query.error.status);
  if (isMissing) return <Missing />;
  const job = query.data;
  return (
    <Page
      title={job?.title ?? 'Preview'}
      documentTitle={job ? `Preview: ${job.title}` : 'Preview'}
      above={job && <Visibility job={job} />}
      lead={job && <JobSubtitle job={job} />}
    >
      <meta name="robots" content="noindex" />
      <QueryBoundary query={query} rows={4}>
        {(preview) => <JobPreviewView job={preview} />}
      </QueryBoundary>
    </Page>
  );
}

function Visibility({ job }: { job: JobPreview }) {
  return (
    <p className="note preview-note no-print">
      <b>Preview.</b> {describePublicity(job)}{' '}
      {job.isPublic ? (
        <Link to={paths.jobPost(job.id)}>See the public page</Link>
      ) : (
        canEdit(job.status) && <Link to={paths.postJobsEdit(job.id)}>Edit the posting</Link>
      )}
    </p>
  );
}

function Missing() {
  return (
    <Page
      title="No preview"
      lead="There is no posting here that you can edit. It was deleted, or it belongs to an organization that is not assigned to you."
    >
      <p className="row-of-buttons">
        <ButtonLink to={paths.dashboard}>Dashboard</ButtonLink>
      </p>
    </Page>
  );
}
