import { useState } from 'react';
import { RequestPostingForm } from '#web/features/identity/request-posting-form';
import { dayAndTime } from '#web/lib/formatting/format';
import { useSupport } from '#web/lib/queries/use-support';
import { useSession } from '#web/lib/session/session';
import { paths } from '#web/paths';
import { Button, ButtonLink } from '#web/ui/button';
import { PhoneLink } from '#web/ui/display/phone-link';
import { Page } from '#web/ui/layout/page';
import { Receipt } from '#web/ui/receipt/receipt';

/** /requests/job-posting: the request for posting rights and its confirmation. */
export function Component() {
  const { user } = useSession();
  const [sentFor, setSentFor] = useState<string | null>(null);
  if (!user) return null;
  if (sentFor !== null) return <RequestSent organization={sentFor} again={() => setSentFor(null)} email={user.email} />;
  return (
    <Page
      key="form"
      title="Request posting rights"
      lead="Ask once for each organization that you want to post jobs for. An administrator answers by email."
    >
      <RequestPostingForm user={user} onSent={setSentFor} />
    </Page>
  );
}

interface RequestSentProps {
  organization: string;
  email: string;
  again(): void;
}

function RequestSent({ organization, email, again }: RequestSentProps) {
  const { data: support } = useSupport();
  const [sentAt] = useState(() => new Date());
  return (
    <Page key="sent" title="Thank you for your request">
      <div className="stack measure">
        <Receipt
          tone="waiting"
          title="Posting rights requested"
          rows={[
            { name: 'For', value: <b>{organization}</b> },
            { name: 'When', value: dayAndTime(sentAt) },
          ]}
          next={`We answer to ${email}; until then your request stands on your dashboard. As soon as the right is given you can post, without signing in again.`}
          actions={
            <>
              <ButtonLink look="fill" to={paths.dashboard}>
                Go to my dashboard
              </ButtonLink>
              <Button onClick={again}>Request for another organization</Button>
            </>
          }
        />
        {support && (
          <>
            <h2>Questions?</h2>
            <p>Call us, or write to us. We are glad to help.</p>
            <ul>
              {support.phones.map((phone) => (
                <li key={phone}>
                  <PhoneLink phone={phone} />
                </li>
              ))}
              <li>
                <a href={`mailto:${support.email}`}>{support.email}</a>
              </li>
            </ul>
          </>
        )}
      </div>
    </Page>
  );
}
