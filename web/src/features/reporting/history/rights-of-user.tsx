import { useQuery } from '@tanstack/react-query';
import type { RightGiven } from '#modules/reporting/contract/api/rights-given';
import { api } from '#web/lib/api/client';
import { dayAndTime } from '#web/lib/formatting/format';
import { EmptyList, QueryBoundary } from '#web/ui/display/query-boundary';
import { type Column, DataTable } from '#web/ui/tables/data-table';

interface Holder {
  id: string;
  privileges: readonly { id: number; name: string }[];
  organizations: readonly { accountNumber: string; accountName: string }[];
}

interface HeldRight {
  key: string;
  name: string;
  kind: 'Right' | 'Organization';
  given: RightGiven | undefined;
}

/** What an account may do and for whom; an older one may have no event that gave it. */
function heldRights({ privileges, organizations }: Holder, given: readonly RightGiven[]): HeldRight[] {
  const last = (isIt: (right: RightGiven) => boolean) => given.find((right) => isIt(right) && !right.isTaken);
  return [
    ...privileges.map(({ id, name }) => ({
      key: `privilege-${id}`,
      name,
      kind: 'Right' as const,
      given: last(({ privilege }) => privilege === id),
    })),
    ...organizations.map(({ accountNumber, accountName }) => ({
      key: accountNumber,
      name: `${accountName} (${accountNumber})`,
      kind: 'Organization' as const,
      given: last(({ organization }) => organization === accountNumber),
    })),
  ];
}

const giver = (given: RightGiven | undefined) => given && (given.by?.name ?? 'Career Gateway');

const COLUMNS: readonly Column<HeldRight>[] = [
  { key: 'name', header: 'Right or organization', kind: 'text', isRowHeader: true, render: ({ name }) => name },
  { key: 'kind', header: 'Kind', render: ({ kind }) => kind },
  { key: 'by', header: 'Given by', render: ({ given }) => giver(given) ?? 'Not recorded' },
  { key: 'at', header: 'When', render: ({ given }) => (given ? dayAndTime(given.at) : '–') },
];

const takenText = (right: RightGiven) => `${right.name}, by ${giver(right)}, ${dayAndTime(right.at)}`;

/** What an account may do, who gave it and when, and what was taken from it. */
export function RightsOfUser({ user }: { user: Holder }) {
  const given = useQuery({
    queryKey: ['users', 'rights', user.id],
    queryFn: ({ signal }) => api.get<RightGiven[]>(`/api/history/users/${user.id}/rights`, { signal }),
  });
  return (
    <section aria-labelledby="rights">
      <h2 id="rights">Rights</h2>
      <QueryBoundary query={given}>
        {(rights) => {
          const held = heldRights(user, rights);
          const taken = rights.filter(({ isTaken }) => isTaken);
          return (
            <>
              {held.length > 0 ? (
                <DataTable caption="Rights" columns={COLUMNS} rows={held} rowKey={({ key }) => key} />
              ) : (
                <EmptyList>This person has no rights.</EmptyList>
              )}
              {taken.length > 0 && <p className="small muted">Taken away before: {taken.map(takenText).join('; ')}.</p>}
            </>
          );
        }}
      </QueryBoundary>
    </section>
  );
}
