import '#web/features/identity/users/users.css';
import '#web/ui/layout/page-tabs.css';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { UserDetails } from '#modules/identity/contract/api/users';
import { ApplicationsOfUser } from '#web/features/applications/of-user';
import { lastSignIn } from '#web/features/identity/users/last-sign-in';
import { userQuery } from '#web/features/identity/users/queries';
import { SessionsOfUser } from '#web/features/identity/users/sessions-of-user';
import { UserOverlays, useUserOverlay } from '#web/features/identity/users/use-user-overlay';
import { UserPageActions } from '#web/features/identity/users/user-actions';
import { nameOf } from '#web/features/identity/users/user-name';
import styles from '#web/features/identity/users/user-page.module.css';
import { MailsOfUser, UnsentMails } from '#web/features/notifications/mails-of-user';
import { RightsOfUser } from '#web/features/reporting/history/rights-of-user';
import { ApiError } from '#web/lib/api/api-error';
import { hasRight } from '#web/lib/session/privileges';
import { useSession } from '#web/lib/session/session';
import { paths } from '#web/paths';
import { ButtonLink } from '#web/ui/button';
import { QueryBoundary } from '#web/ui/display/query-boundary';
import { Page } from '#web/ui/layout/page';

/** A malformed or unknown id. */
const MISSING_STATUSES = new Set([400, 404]);

/** /user-management/{id}: what one person may do and sent, and which mails arrived. */
export function Component() {
  const { id = '' } = useParams();
  return <UserPage key={id} id={id} />;
}

function UserPage({ id }: { id: string }) {
  const { user: me } = useSession();
  const { opened, open, close } = useUserOverlay();
  const details = useQuery(userQuery(id));
  const user = details.data;
  const name = user && nameOf(user);
  const showsApplications = hasRight(me, 'manageJobs') && id !== me?.id;

  if (details.error instanceof ApiError && MISSING_STATUSES.has(details.error.status)) return <Missing id={id} />;
  return (
    <Page
      title={name ?? 'User'}
      head="band"
      above={
        <nav aria-label="Breadcrumb">
          <ol className="crumb">
            <li>
              <Link to={paths.manageUsers}>Manage Users</Link>
            </li>
            {name && <li>{name}</li>}
          </ol>
        </nav>
      }
      lead={user && <UserFacts user={user} />}
      actions={user && me && <UserPageActions user={user} me={me} onOpen={open} />}
      panel={user && <PartLinks hasApplications={showsApplications} />}
    >
      <QueryBoundary query={details} rows={6}>
        {(loaded) => (
          <div className={styles.sections}>
            <UnsentMails userId={id} name={nameOf(loaded)} />
            <RightsOfUser user={loaded} />
            {showsApplications && <ApplicationsOfUser userId={id} />}
            <MailsOfUser userId={id} isReceiver={loaded.isEmailReceiver} />
            {me && <SessionsOfUser user={loaded} me={me} />}
            <section aria-labelledby="more">
              <h2 id="more">History and profile</h2>
              <p className="row-of-buttons">
                <ButtonLink to={paths.history('users', id)}>History</ButtonLink>
                <ButtonLink to={paths.userProfile(id)}>Open the full profile</ButtonLink>
              </p>
            </section>
          </div>
        )}
      </QueryBoundary>
      {opened && (
        <Suspense>
          <UserOverlays overlay={opened} onOpen={open} onClose={close} />
        </Suspense>
      )}
    </Page>
  );
}

/** The parts below those mails that did not arrive. */
const PartLinks = ({ hasApplications }: { hasApplications: boolean }) => (
  <nav className="page-tabs" aria-label="On this page">
    <a href="#rights">Rights</a>
    {hasApplications && <a href="#applications">Applications</a>}
    <a href="#mails">Mails</a>
    <a href="#sessions">Sessions</a>
    <a href="#more">History and profile</a>
  </nav>
);

const UserFacts = ({ user: { email, isAccountConfirmed, isAccessible, loginTime } }: { user: UserDetails }) => (
  <span className={styles.facts}>
    <span>{email}</span>
    <span>{isAccountConfirmed ? 'Confirmed' : 'Not confirmed'}</span>
    {!isAccessible && <span className="tag error">Locked</span>}
    <span>{loginTime ? `Last sign-in ${lastSignIn(loginTime)}` : lastSignIn(null)}</span>
  </span>
);

const Missing = ({ id }: { id: string }) => (
  <Page title="User not found" lead="The account was removed, or never existed. The history of a removed one stays.">
    <p className="row-of-buttons">
      <ButtonLink look="fill" to={paths.manageUsers}>
        Manage Users
      </ButtonLink>
      <ButtonLink to={paths.history('users', id)}>History</ButtonLink>
    </p>
  </Page>
);
