import '#web/features/applications/mine/mine.css';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { ApplicationCard } from '#web/features/applications/mine/application-card';
import { LIST, myApplicationsQuery, PAGE_SIZE, withdrawnQuery } from '#web/features/applications/mine/queries';
import { pluralize } from '#web/lib/formatting/format';
import { useListState } from '#web/lib/url-state/use-list-state';
import { paths } from '#web/paths';
import { Button, ButtonLink } from '#web/ui/button';
import { EmptyList, QueryBoundary } from '#web/ui/display/query-boundary';
import { Page } from '#web/ui/layout/page';
import { ListControls } from '#web/ui/tables/list-controls';
import { Pager } from '#web/ui/tables/pager';

/** /applications: My Applications. */
export function Component() {
  const [search] = useSearchParams();
  const list = useListState(LIST);
  const { status, offset, set, hrefFor } = list;
  const applications = useQuery(myApplicationsQuery(search));

  return (
    <Page
      title="My Applications"
      head="band"
      actions={
        <ButtonLink look="fill" to={paths.findJob}>
          Find a Job
        </ButtonLink>
      }
    >
      <ListControls {...list} />
      <QueryBoundary
        query={applications}
        isEmpty={({ items }) => items.length === 0}
        empty={
          offset > 0 ? (
            // Reached when the last card of the last page was deleted.
            <Navigate replace to={hrefFor(0)} />
          ) : status ? (
            <EmptyList action={<Button onClick={() => set('status', '')}>Show all statuses</Button>} />
          ) : (
            <>
              <EmptyList action={<ButtonLink to={paths.findJob}>Find a job to apply for</ButtonLink>} />
              <WithdrawnLink />
            </>
          )
        }
      >
        {({ items, totalItemsCount }) => (
          <>
            <p role="status" className="small muted">
              {pluralize(totalItemsCount, 'application')}
            </p>
            {status !== 'withdrawn' && <WithdrawnLink />}
            <ul className="application-cards">
              {items.map((application) => (
                <ApplicationCard key={application.id} application={application} />
              ))}
            </ul>
            <Pager total={totalItemsCount} offset={offset} limit={PAGE_SIZE} hrefFor={hrefFor} />
          </>
        )}
      </QueryBoundary>
    </Page>
  );
}

/** Withdrawn applications stand under their filter and nowhere else. */
function WithdrawnLink() {
  const { data } = useQuery(withdrawnQuery);
  if (!data?.totalItemsCount) return null;
  return (
    <p className="small muted">
      {data.totalItemsCount === 1 ? '1 more was withdrawn' : `${data.totalItemsCount} more were withdrawn`}:{' '}
      <Link to={`${paths.applications}?status=withdrawn`}>show {data.totalItemsCount === 1 ? 'it' : 'them'}</Link>
    </p>
  );
}
