import { useQuery } from '@tanstack/react-query';
import type { UserDetails, UserSummary } from '#modules/identity/contract/api/users';
import { formatDateTime, pluralize } from '#web/lib/formatting/format';
import { useSession } from '#web/lib/session/session';
import { paths } from '#web/paths';
import { Button, ButtonLink } from '#web/ui/button';
import { DescriptionItem, DescriptionList } from '#web/ui/display/description-list';
import { QueryBoundary } from '#web/ui/display/query-boundary';
import { Drawer, DrawerText } from '#web/ui/overlays/drawer';
import { lastSignIn } from './last-sign-in';
import { userQuery } from './queries';
import { editObstacle } from './user-access';
import { nameOf } from './user-name';

interface Props {
  user: UserSummary;
  onEdit(): void;
  onClose(): void;
}

/** View User Profile: all that is known of an account. */
export function ViewUser({ user, onEdit, onClose }: Props) {
  const { user: me } = useSession();
  const details = useQuery(userQuery(user.id));
  const refusal = me ? editObstacle(details.data ?? user, me) : undefined;
  return (
    <Drawer title="View User Profile" subtitle={nameOf(user)} onClose={onClose}>
      <div className="drawer-content">
        <DrawerText label="Account">
          <QueryBoundary query={details} rows={5}>
            {(loaded) => <Details user={loaded} />}
          </QueryBoundary>
        </DrawerText>
        <div className="drawer-foot">
          {refusal ? (
            <p className="small muted">{refusal}</p>
          ) : (
            <Button look="fill" onClick={onEdit}>
              Edit
            </Button>
          )}
          <ButtonLink to={paths.userProfile(user.id)}>Open the full profile</ButtonLink>
          <ButtonLink to={paths.manageUser(user.id)}>Rights and mails</ButtonLink>
          <ButtonLink to={paths.history('users', user.id)}>History</ButtonLink>
        </div>
      </div>
    </Drawer>
  );
}

function Details({ user }: { user: UserDetails }) {
  const { termsAndConditionsAccepted: acceptedAt, searchDistance } = user;
  return (
    <DescriptionList>
      {item('First name', user.firstName || user.contactName)}
      {item('Last name', user.lastName || user.contactSurname)}
      {item('Email', user.email)}
      {user.pendingEmail && item('New email, not confirmed', user.pendingEmail)}
      {item('Last sign in', lastSignIn(user.loginTime))}
      {item('Account confirmed', yesOrNo(user.isAccountConfirmed))}
      {item('Locked', yesOrNo(user.isLocked))}
      {item('May sign in', yesOrNo(user.isAccessible))}
      {item('Privileges', user.privileges.map(({ name }) => name).join(', ') || 'None')}
      {item('Organizations', user.organizations.map(nameAndNumber).join(', ') || 'None')}
      {item('Profile completed', yesOrNo(user.isProfileCompleted))}
      {item('Address', user.address1)}
      {item('City', user.city)}
      {item('ZIP code', user.zipCode)}
      {item('PPID', user.ppid)}
      {item('Search ZIP code', user.searchZipCode)}
      {item('Search distance', searchDistance === null ? null : pluralize(searchDistance, 'mile'))}
      {item('Receives emails', yesOrNo(user.isEmailReceiver))}
      {item('Terms accepted', acceptedAt === null ? null : formatDateTime(acceptedAt * 1000))}
      {item('User number', user.id)}
    </DescriptionList>
  );
}

const item = (name: string, value: string | null) => (
  <DescriptionItem key={name} name={name} empty="Unknown">
    {value}
  </DescriptionItem>
);

const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No');

const nameAndNumber = ({ accountName, accountNumber }: UserDetails['organizations'][number]) =>
  `${accountName} (${accountNumber})`;
