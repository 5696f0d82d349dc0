import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { formatInteger, inputDate, pluralize } from '#web/lib/formatting/format';
import { organizationOptions, organizationsQuery } from '#web/lib/queries/directory';
import type { SessionUser } from '#web/lib/session/session';
import { useUrlSearch } from '#web/lib/url-state/use-url-search';
import { paths } from '#web/paths';
import { EmptyList, QueryBoundary } from '#web/ui/display/query-boundary';
import { NativeSelect } from '#web/ui/fields/native-select';
import { icons } from '#web/ui/icons';
import { useRememberedOpen } from '#web/ui/layout/use-remembered-open';
import { defaultFilters, filtersToSearch } from '../manage/filters';
import { managedJobsQuery } from '../queries';
import { groupByOrganization } from './group-by-organization';
import { PostingsTable } from './postings-table';

/** The API's row limit. */
const MAX_ROWS = 100;
/** In the URL, beside the page of one's own postings. */
const FILTER = 'positions.organization';

/** All positions at each of the user's organizations, or at one of them; fetched once they are unfolded. */
export function OrganizationPostings({ user }: { user: SessionUser }) {
  const { id, open, onToggle } = useRememberedOpen('organization-postings', false);
  return (
    <details
      className="dashboard-fold"
      id={id}
      open={open}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary>
        {icons.chevron}
        <h3>All positions at your organizations</h3>
      </summary>
      {open && <Positions user={user} />}
    </details>
  );
}

/** The same positions in Manage Postings, whatever their dates. */
function searchOf(organizations: string[]): URLSearchParams {
  const today = inputDate(new Date());
  return filtersToSearch({ ...defaultFilters(today), organizations, startDate: '', endDate: '' }, today);
}

function Positions({ user }: { user: SessionUser }) {
  const [search, setSearch] = useUrlSearch();
  const own = user.organizations.map(({ accountNumber }) => accountNumber);
  const chosen = own.find((number) => number === search.get(FILTER)) ?? '';
  const organizations = chosen ? [chosen] : own;
  const all = useQuery(
    managedJobsQuery({
      filters: JSON.stringify({ organizations }),
      sortedColumn: 'organization.accountName',
      limit: MAX_ROWS,
    }),
  );
  const choose = (number: string) =>
    setSearch(
      (next) => {
        if (number) next.set(FILTER, number);
        else next.delete(FILTER);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      {own.length > 1 && <OrganizationFilter {...{ own, chosen, choose }} />}
      <QueryBoundary query={all} rows={2} isEmpty={(page) => page.totalItemsCount === 0} empty={<EmptyList />}>
        {({ items, totalItemsCount }) => (
          <>
            {groupByOrganization(items).map(({ name, jobs }, index, { length }) => (
              <section key={name} className="dashboard-group">
                <h4>
                  {name}{' '}
                  <span className="muted">
                    {/* In the order of organizations, so that only the last of them may go on. */}
                    {index === length - 1 && totalItemsCount > items.length && 'the first '}
                    {pluralize(jobs.length, 'position')}
                  </span>
                </h4>
                <PostingsTable caption={`Positions at ${name}`} rows={jobs} />
              </section>
            ))}
            {totalItemsCount > MAX_ROWS && (
              <p>
                <Link to={`${paths.manageJobs}?${searchOf(organizations)}`}>
                  All {formatInteger(totalItemsCount)} positions in Manage Postings
                </Link>
              </p>
            )}
          </>
        )}
      </QueryBoundary>
    </>
  );
}

interface FilterProps {
  /** Account numbers. */
  own: readonly string[];
  /** Empty for all. */
  chosen: string;
  choose(number: string): void;
}

function OrganizationFilter({ own, chosen, choose }: FilterProps) {
  const id = useId();
  const { data } = useQuery(organizationsQuery);
  const options = organizationOptions(data?.filter(({ accountNumber }) => own.includes(accountNumber)));
  return (
    <p className="dashboard-filter">
      <label htmlFor={id}>Organization</label>
      <NativeSelect id={id} value={chosen} onChange={({ target }) => choose(target.value)}>
        <option value="">All your organizations</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </p>
  );
}
