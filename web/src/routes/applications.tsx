import '../features/applications/mine/mine.css';
import { Navigate, useSearchParams } from 'react-router-dom';
import { LIST_SORTS, LIST_STATUSES, type ListSort } from '../../../modules/applications/contract/api-lists';
import { ApplicationCard } from '../features/applications/mine/application-card';
import { useMyApplications } from '../features/applications/mine/calls';
import { STATUS_WORDS } from '../features/applications/mine/status-of';
import { counted } from '../lib/format';
import { paths } from '../paths';
import { Button, ButtonLink } from '../ui/button';
import { Page } from '../ui/page';
import { Pager } from '../ui/pager';
import { EmptyState, QueryState } from '../ui/query-state';
import { SelectField } from '../ui/select-field';

/** Applications per page (W11.3). */
const PAGE = 10;

/** Sort By (W11.1). */
const SORT_WORDS: Record<ListSort, string> = {
  status: 'Status',
  positionTitle: 'Position Title',
  positionNumber: 'Position Number',
  expiringSoon: 'Expiring Soon',
};
const SORTS = LIST_SORTS.map((value) => ({ value, label: SORT_WORDS[value] }));
const FILTERS = LIST_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] }));

const oneOf = (options: readonly { value: string }[], value: string | null) =>
  options.find((option) => option.value === value)?.value ?? '';

/** /applications: My Applications (W11). */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const sortedBy = oneOf(SORTS, search.get('sortedBy')) || 'status';
  const status = oneOf(FILTERS, search.get('status'));
  const offset = Math.max(0, Math.trunc(Number(search.get('offset'))) || 0);
  const applications = useMyApplications({ sortedBy, status, offset, limit: PAGE });

  const set = (name: string, value: string) =>
    setSearch((old) => {
      old.delete('offset');
      if (value) old.set(name, value);
      else old.delete(name);
      return old;
    });
  const hrefFor = (next: number) => {
    const address = new URLSearchParams(search);
    address.set('offset', String(next));
    return `?${address}`;
  };

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
      <div className="applications-controls">
        <SelectField
          id="sortedBy"
          label="Sort By"
          value={sortedBy}
          onChange={(value) => set('sortedBy', value)}
          options={SORTS}
        />
        <SelectField
          id="status"
          label="Filter By"
          value={status}
          onChange={(value) => set('status', value)}
          empty="All Statuses"
          options={FILTERS}
        />
      </div>
      <QueryState
        query={applications}
        isEmpty={({ items }) => items.length === 0}
        empty={
          offset > 0 ? (
            // The last card of the last page was deleted.
            <Navigate replace to={hrefFor(0)} />
          ) : status ? (
            <EmptyState action={<Button onClick={() => set('status', '')}>Show all statuses</Button>} />
          ) : (
            <EmptyState action={<ButtonLink to={paths.findJob}>Find a job to apply for</ButtonLink>} />
          )
        }
      >
        {({ items, totalItemsCount }) => (
          <>
            <p role="status" className="small muted">
              {counted(totalItemsCount, 'application')}
            </p>
            <ul className="application-cards">
              {items.map((application) => (
                <ApplicationCard key={application.id} application={application} />
              ))}
            </ul>
            <Pager total={totalItemsCount} offset={offset} limit={PAGE} hrefFor={hrefFor} />
          </>
        )}
      </QueryState>
    </Page>
  );
}
