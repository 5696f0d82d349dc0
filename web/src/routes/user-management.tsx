import '#web/features/identity/users/users.css';
import { IconPlus } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RequestsSection } from '#web/features/identity/users/requests-section';
import { prefetchOverlays, UserOverlays, useUserOverlay } from '#web/features/identity/users/use-user-overlay';
import { UsersSection } from '#web/features/identity/users/users-section';
import { MembersOfOrganization } from '#web/features/reporting/history/members-of-organization';
import { Button } from '#web/ui/button';
import { Page } from '#web/ui/layout/page';

/** /user-management: requests for posting rights, and the accounts of users. */
export function Component() {
  const { opened, open, close } = useUserOverlay();
  const organization = useSearchParams()[0].get('organization');
  return (
    <Page
      title="Manage Users"
      head="band"
      lead="Accounts, what they may do, and who asked to post."
      actions={
        <Button onClick={() => open({ kind: 'create' })} onPointerEnter={prefetchOverlays} onFocus={prefetchOverlays}>
          <IconPlus size={18} aria-hidden />
          Create User
        </Button>
      }
    >
      <RequestsSection onOpen={open} />
      <UsersSection onOpen={open} />
      {organization && (
        <div className="users-section">
          <MembersOfOrganization key={organization} accountNumber={organization} />
        </div>
      )}
      {opened && (
        <Suspense>
          <UserOverlays overlay={opened} onOpen={open} onClose={close} />
        </Suspense>
      )}
    </Page>
  );
}
