import { useState } from 'react';
import { RequestPostingForm } from '#web/features/identity/request-posting-form';
import { useSupport } from '#web/lib/queries/use-support';
import { useSession } from '#web/lib/session/session';
import { paths } from '#web/paths';
import { Button, ButtonLink } from '#web/ui/button';
import { PhoneLink } from '#web/ui/display/phone-link';
import { Page } from '#web/ui/layout/page';

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
  return (
    <Page key="sent" title="Thank you for your request">
      <div className="stack measure">
        <p>
          We received your request to post jobs for <b>{organization}</b>. We answer to {email}. As soon as the right is
          given you can post; there is no need to sign in again.
        </p>
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
        <p className="row-of-buttons">
          <ButtonLink look="fill" to={paths.dashboard}>
            Go to my dashboard
          </ButtonLink>
          <Button onClick={again}>Request for another organization</Button>
        </p>
      </div>
    </Page>
  );
}
