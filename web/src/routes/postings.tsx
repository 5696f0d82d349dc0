import '../features/postings/postings.css';
import { useSearchParams } from 'react-router-dom';
import { JOB_STATUSES, STATUS_NAMES } from '../../../modules/postings/contract/api-lists';
import { useMyPostings } from '../features/postings/calls';
import { PostingCard } from '../features/postings/list/posting-card';
import { counted } from '../lib/format';
import { paths } from '../paths';
import { Button, ButtonLink } from '../ui/button';
import { Page } from '../ui/page';
import { Pager } from '../ui/pager';
import { EmptyState, QueryState } from '../ui/query-state';
import { SelectField } from '../ui/select-field';

/** Postings per page (near W8.4). */
const PAGE = 10;

/** Sort By (W8.2). */
const SORTS = [
  { value: 'status', label: 'Status' },
  { value: 'applicants', label: 'Applicants' },
  { value: 'endDate', label: 'Expiring Soon' },
  { value: 'title', label: 'Position Title' },
  { value: 'number', label: 'Position Number' },
] as const;

const FILTERS = JOB_STATUSES.map((status) => ({ value: status, label: STATUS_NAMES[status] }));

const oneOf = (options: readonly { value: string }[], value: string | null) =>
  options.find((option) => option.value === value)?.value ?? '';

/** /postings: Job Posts You Manage (W8). */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const sortedBy = oneOf(SORTS, search.get('sortedBy')) || 'status';
  const status = oneOf(FILTERS, search.get('status'));
  const offset = Math.max(0, Number(search.get('offset')) || 0);
  const postings = useMyPostings({ sortedBy, status, offset, limit: PAGE });

  const set = (name: string, value: string) =>
    setSearch((old) => {
      old.delete('offset');
      if (value) old.set(name, value);
      else old.delete(name);
      return old;
    });
  const hrefFor = (next: number) => `?${new URLSearchParams([...without(search, 'offset'), ['offset', String(next)]])}`;
  const showAll = <Button onClick={() => set('status', '')}>Show all statuses</Button>;

  return (
    <Page
      title="Job Posts You Manage"
      head="band"
      actions={
        <ButtonLink look="fill" to={paths.postJobs}>
          Create Posting
        </ButtonLink>
      }
    >
      <div className="posting-controls">
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
        query={postings}
        isEmpty={({ totalItemsCount }) => totalItemsCount === 0}
        empty={
          status ? (
            <EmptyState action={showAll}>No posting of yours has this status.</EmptyState>
          ) : (
            <EmptyState action={<ButtonLink to={paths.postJobs}>Create your first posting</ButtonLink>}>
              The postings of your organizations stand here once there are any.
            </EmptyState>
          )
        }
      >
        {({ items, totalItemsCount }) => (
          <>
            <p role="status" className="small muted">
              {counted(totalItemsCount, 'posting')}
            </p>
            <ul className="posting-cards">
              {items.map((job) => (
                <PostingCard key={job.id} job={job} />
              ))}
            </ul>
            <Pager total={totalItemsCount} offset={offset} limit={PAGE} hrefFor={hrefFor} />
          </>
        )}
      </QueryState>
    </Page>
  );
}

const without = (search: URLSearchParams, name: string) => [...search].filter(([key]) => key !== name);
