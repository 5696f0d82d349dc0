import '../features/identity/users/users.css';
import { RequestsSection } from '../features/identity/users/requests-section';
import { UsersSection } from '../features/identity/users/users-section';
import { Page } from '../ui/layout/page';

/** /user-management: requests for posting rights, and the rights of users (W1.7, W17.1). */
export function Component() {
  return (
    <Page title="Manage Users" head="band">
      <RequestsSection />
      <UsersSection />
    </Page>
  );
}
