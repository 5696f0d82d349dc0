import { Link } from 'react-router-dom';
import type { MailboxItem } from '#modules/notifications/contract/api/mailbox';
import { dayAndTime } from '#web/lib/formatting/format';
import { paths } from '#web/paths';
import { type Column, DataTable } from '#web/ui/tables/data-table';

const COLUMNS: readonly Column<MailboxItem>[] = [
  { key: 'subject', header: 'Subject', render: ({ id, subject }) => <Link to={paths.mail(id)}>{subject}</Link> },
  { key: 'to', header: 'To', kind: 'text', render: ({ to }) => to },
  {
    key: 'receivedAt',
    header: 'Received',
    render: ({ receivedAt }) => <span className="nw">{dayAndTime(receivedAt)}</span>,
  },
];

export function MailboxList({ items }: { items: readonly MailboxItem[] }) {
  return <DataTable caption="Mails, newest first" columns={COLUMNS} rows={items} rowKey={({ id }) => id} />;
}
