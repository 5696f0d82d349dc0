import { useQuery } from '@tanstack/react-query';
import { pluralize } from '#web/lib/formatting/format';
import { paths } from '#web/paths';
import { Button, ButtonLink } from '#web/ui/button';
import { EmptyList } from '#web/ui/display/query-boundary';
import { countFilters } from './applied-filters';
import { isOfAnyDate } from './date-window';
import type { Filters } from './filters';
import { countQuery } from './managed-postings';

interface Props {
  filters: Filters;
  today: string;
  onSearchAllDates(): void;
  onClear(): void;
}

/** Says whether other dates would find something, which only the server knows. */
export function NothingFound({ filters, today, onSearchAllDates, onClear }: Props) {
  const isAny = isOfAnyDate(filters, today);
  const inAll = useQuery({
    ...countQuery({ ...filters, startDate: '', endDate: '' }, today),
    enabled: !isAny,
    placeholderData: undefined,
  });
  const count = inAll.data?.totalItemsCount;
  if (count === 0 && countFilters(filters, today) === 0)
    return <EmptyList action={<ButtonLink to={paths.postJobs}>Create the first posting</ButtonLink>} />;
  if (isAny || count === 0)
    return (
      <EmptyList action={<Button onClick={onClear}>Clear the search</Button>}>
        {isAny ? 'No posting matches this search.' : 'No posting matches this search, in these dates or in others.'}
      </EmptyList>
    );
  return (
    <EmptyList action={<Button onClick={onSearchAllDates}>Search all dates</Button>}>
      0 in these dates.{' '}
      {count !== undefined && `${pluralize(count, 'posting')} ${count === 1 ? 'matches' : 'match'} in all dates.`}
    </EmptyList>
  );
}
