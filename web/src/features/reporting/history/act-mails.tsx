import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { MailState } from '#modules/notifications/contract/api/mail-states';
import type { HistoryMail } from '#modules/reporting/contract/api/history';
import { formatInteger } from '#web/lib/formatting/format';
import { hasRight } from '#web/lib/session/privileges';
import { useSession } from '#web/lib/session/session';
import { paths } from '#web/paths';
import { MailStateTag, whyOf } from '#web/ui/display/mail-state';
import { type Column, DataTable } from '#web/ui/tables/data-table';
import styles from './act-mails.module.css';
import { countMails } from './history-words';

/** More of those that were sent are counted. */
const MAX_SENT = 10;

/** Those that did not arrive come first. */
const ORDER: readonly MailState[] = ['refused', 'waiting', 'turnedOff', 'notNeeded', 'sent'];
const ARRIVED: readonly MailState[] = ['sent', 'notNeeded'];

/** The mails of an act, unfolded where one did not arrive. */
export function ActMails({ mails }: { mails: readonly HistoryMail[] }) {
  const { user } = useSession();
  const [isWhole, setWhole] = useState(false);
  const mayOpenUsers = hasRight(user, 'manageUsers');
  const inOrder = mails.toSorted((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state));
  const unsent = inOrder.filter(({ state }) => state !== 'sent').length;
  const rows = isWhole ? inOrder : inOrder.slice(0, unsent + MAX_SENT);
  const columns: readonly Column<HistoryMail>[] = [
    {
      key: 'recipient',
      header: 'Person',
      kind: 'text',
      render: ({ recipient }) =>
        recipient && mayOpenUsers ? (
          <Link to={paths.manageUser(recipient.id)}>{recipient.name}</Link>
        ) : (
          (recipient?.name ?? 'The support address')
        ),
    },
    { key: 'about', header: 'Mail', render: ({ about }) => about },
    { key: 'state', header: 'State', render: ({ state }) => <MailStateTag state={state} /> },
    { key: 'why', header: 'When or why', render: whyOf },
  ];
  return (
    <details className={styles.mails} open={!mails.every(({ state }) => ARRIVED.includes(state))}>
      <summary>{countMails(mails)}</summary>
      <DataTable caption="Mails" columns={columns} rows={rows} rowKey={({ id }) => id} />
      {rows.length < inOrder.length && (
        <button type="button" className="link" onClick={() => setWhole(true)}>
          Show the other {formatInteger(inOrder.length - rows.length)}
        </button>
      )}
    </details>
  );
}
