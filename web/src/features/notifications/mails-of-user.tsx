import { useQuery } from '@tanstack/react-query';
import type { MailRecord, ShownMails } from '#modules/notifications/contract/api/mails';
import { dayAndTime, formatInteger, pluralize } from '#web/lib/formatting/format';
import { listQuery } from '#web/lib/queries/list-query';
import { useTableState } from '#web/lib/url-state/use-table-state';
import { MailStateTag, whyOf } from '#web/ui/display/mail-state';
import { EmptyList, QueryBoundary } from '#web/ui/display/query-boundary';
import { type Column, DataTable } from '#web/ui/tables/data-table';
import { TablePager } from '#web/ui/tables/pager';
import { SendAgain } from './send-again';

const COLUMNS: readonly Column<MailRecord>[] = [
  { key: 'at', header: 'When', render: ({ at }) => dayAndTime(at) },
  {
    key: 'about',
    header: 'Mail',
    kind: 'text',
    isRowHeader: true,
    render: ({ about, posting }) => (posting ? `${about}: ${posting}` : about),
  },
  { key: 'state', header: 'State', render: ({ state }) => <MailStateTag state={state} /> },
  { key: 'why', header: 'Why', render: (mail) => (mail.state === 'sent' ? '–' : whyOf(mail)) },
  {
    key: 'actions',
    header: 'Actions',
    kind: 'actions',
    render: (mail) => mail.state === 'refused' && <SendAgain key={mail.at} mail={mail} />,
  },
];

const mailsQuery = (userId: string, query: { show: ShownMails; offset: number; limit: number }) =>
  listQuery<MailRecord>(['mails', userId], `/api/mails/users/${userId}`, query);

interface Props {
  userId: string;
  name: string;
}

/** More of them stand in the list of all mails. */
const MAX_UNSENT = 10;

/** The latest mails that a person needed and did not get; nothing without one. */
export function UnsentMails({ userId, name }: Props) {
  const { data } = useQuery(mailsQuery(userId, { show: 'unsent', offset: 0, limit: MAX_UNSENT }));
  if (!data?.totalItemsCount) return null;
  const more = data.totalItemsCount - data.items.length;
  return (
    <section aria-labelledby="unsent">
      <h2 id="unsent">
        {pluralize(data.totalItemsCount, 'mail has', 'mails have')} not reached {name}
      </h2>
      <DataTable caption="Mails not sent" columns={COLUMNS} rows={data.items} rowKey={({ id }) => id} />
      {more > 0 && <p className="small muted">{formatInteger(more)} older ones stand among all mails below.</p>}
    </section>
  );
}

interface AllProps extends Pick<Props, 'userId'> {
  /** Whether the settings turn mails on. */
  isReceiver: boolean;
}

/** All mails to a person, newest first. */
export function MailsOfUser({ userId, isReceiver }: AllProps) {
  const table = useTableState({ prefix: 'mails' });
  const mails = useQuery(mailsQuery(userId, { show: 'all', offset: table.offset, limit: table.limit }));
  return (
    <section aria-labelledby="mails">
      <h2 id="mails" tabIndex={-1}>
        Mails {mails.data && <span className="num muted">{formatInteger(mails.data.totalItemsCount)}</span>}
      </h2>
      {!isReceiver && (
        <p>Mails are turned off in the settings; those about the account and own applications are sent in any case.</p>
      )}
      <QueryBoundary
        query={mails}
        isEmpty={({ totalItemsCount }) => totalItemsCount === 0}
        empty={<EmptyList>No mail to this person was due so far.</EmptyList>}
      >
        {({ items, totalItemsCount }) => (
          <>
            <DataTable caption="Mails" columns={COLUMNS} rows={items} rowKey={({ id }) => id} />
            <TablePager {...table} total={totalItemsCount} />
            <p className="small muted">What is missing here was not due, or is not composed yet.</p>
          </>
        )}
      </QueryBoundary>
    </section>
  );
}
