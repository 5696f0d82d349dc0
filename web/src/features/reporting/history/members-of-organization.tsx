import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { MemberOfOrganization } from '#modules/reporting/contract/api/rights-given';
import { api } from '#web/lib/api/client';
import { dayAndTime, pluralize } from '#web/lib/formatting/format';
import { paths } from '#web/paths';
import { EmptyList, QueryBoundary } from '#web/ui/display/query-boundary';
import { type Column, DataTable } from '#web/ui/tables/data-table';

const COLUMNS: readonly Column<MemberOfOrganization>[] = [
  {
    key: 'name',
    header: 'Person',
    kind: 'text',
    isRowHeader: true,
    render: ({ user }) => <Link to={paths.manageUser(user.id)}>{user.name}</Link>,
  },
  { key: 'privileges', header: 'May', render: ({ privileges }) => privileges.join(', ') },
  { key: 'by', header: 'Assigned by', render: ({ by }) => by ?? 'Not recorded' },
  { key: 'at', header: 'When', render: ({ at }) => (at ? dayAndTime(at) : '–') },
];

/** Who may post or review for an organization, who assigned it to them and when. */
export function MembersOfOrganization({ accountNumber }: { accountNumber: string }) {
  const members = useQuery({
    queryKey: ['users', 'membersOf', accountNumber],
    queryFn: ({ signal }) =>
      api.get<MemberOfOrganization[]>(`/api/history/organizations/${encodeURIComponent(accountNumber)}/members`, {
        signal,
      }),
  });
  return (
    <section aria-labelledby="members">
      <h2 id="members">
        Who may act for this organization{' '}
        {members.data && <span className="num muted">{pluralize(members.data.length, 'person', 'people')}</span>}
      </h2>
      <QueryBoundary
        query={members}
        isEmpty={(all) => all.length === 0}
        empty={<EmptyList>Nobody may post or review for it by an assignment.</EmptyList>}
      >
        {(all) => (
          <>
            <DataTable
              caption="People of the organization"
              columns={COLUMNS}
              rows={all}
              rowKey={({ user }) => user.id}
            />
            <p className="small muted">
              Holders of Manage Jobs and Super Admins may act for every organization. Locked accounts may for none.
            </p>
          </>
        )}
      </QueryBoundary>
    </section>
  );
}
