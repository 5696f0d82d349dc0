import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import type { MailboxMessage } from '#modules/notifications/contract/api/mailbox';
import { Mail } from '#web/features/notifications/mail';
import { api } from '#web/lib/api/client';
import { paths } from '#web/paths';
import { QueryBoundary } from '#web/ui/display/query-boundary';
import { Page } from '#web/ui/layout/page';

export function Component() {
  const { id = '' } = useParams();
  const mail = useQuery({
    queryKey: ['mailbox', id],
    queryFn: () => api.get<MailboxMessage>(`/api/mailbox/${encodeURIComponent(id)}`),
  });
  return (
    <Page
      title={mail.data?.subject ?? 'Mail'}
      above={
        <p className="crumb">
          <Link to={paths.mailbox}>Mailbox</Link>
        </p>
      }
    >
      <QueryBoundary query={mail}>{(loaded) => <Mail mail={loaded} />}</QueryBoundary>
    </Page>
  );
}
