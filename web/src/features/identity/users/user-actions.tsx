import {
  IconClock,
  IconDots,
  IconEye,
  IconLock,
  IconLockOpen,
  IconMail,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import type { UserSummary } from '#modules/identity/contract/api/users';
import type { SessionUser } from '#web/lib/session/session';
import { paths } from '#web/paths';
import { Button, IconButton } from '#web/ui/button';
import type { Action } from '#web/ui/overlays/action-list';
import { ActionMenu } from '#web/ui/overlays/action-menu';
import { confirmAndLock, confirmAndReset, unlock } from './confirm-actions';
import type { OpenOverlay } from './overlay';
import { prefetchOverlays } from './use-user-overlay';
import { editObstacle, endObstacle, resetObstacle } from './user-access';
import { nameOf } from './user-name';

interface Props {
  user: UserSummary;
  me: SessionUser;
  onOpen: OpenOverlay;
}

const ICON = { size: 18, 'aria-hidden': true } as const;
const PREFETCH = { onPointerEnter: prefetchOverlays, onFocus: prefetchOverlays };

/** View, edit, and a menu with the rest. Entries that are refused stay, with the reason. */
export function UserActions({ user, me, onOpen }: Props) {
  const navigate = useNavigate();
  const name = nameOf(user);
  const refusal = editObstacle(user, me);
  return (
    <span className="user-actions">
      <IconButton {...PREFETCH} label={`View profile of ${name}`} onClick={() => onOpen({ kind: 'view', user })}>
        <IconEye {...ICON} />
      </IconButton>
      {!refusal && (
        <IconButton {...PREFETCH} label={`Edit ${name}`} onClick={() => onOpen({ kind: 'edit', user })}>
          <IconPencil {...ICON} />
        </IconButton>
      )}
      <ActionMenu
        className="icon-btn"
        label={`More actions for ${name}`}
        actions={menuOf({ user, me, onOpen, navigate })}
      >
        <IconDots size={20} aria-hidden />
      </ActionMenu>
    </span>
  );
}

/** The same with words, for the page of the user. */
export function UserPageActions({ user, me, onOpen }: Props) {
  const navigate = useNavigate();
  return (
    <>
      <Button {...PREFETCH} onClick={() => onOpen({ kind: 'view', user })}>
        View User Profile
      </Button>
      {!editObstacle(user, me) && (
        <Button {...PREFETCH} onClick={() => onOpen({ kind: 'edit', user })}>
          Edit User
        </Button>
      )}
      <ActionMenu className="btn line" actions={menuOf({ user, me, onOpen, navigate })}>
        More
      </ActionMenu>
    </>
  );
}

function menuOf({ user, me, onOpen, navigate }: Props & { navigate: NavigateFunction }): Action[] {
  const edit = editObstacle(user, me);
  const reset = resetObstacle(user);
  const lock = endObstacle(user, me, 'lock');
  const remove = endObstacle(user, me, 'remove');
  return [
    ...(edit ? [refused('Edit', <IconPencil {...ICON} />, edit)] : []),
    {
      label: 'Reset password',
      icon: <IconMail {...ICON} />,
      hint: reset ?? 'A link by mail',
      disabled: reset !== undefined,
      onSelect: () => confirmAndReset(user),
    },
    user.isAccessible
      ? {
          label: 'Lock',
          icon: <IconLock {...ICON} />,
          hint: lock ?? 'Signed out at once, until unlocked',
          disabled: lock !== undefined,
          onSelect: () => confirmAndLock(user),
        }
      : {
          label: 'Unlock',
          icon: <IconLockOpen {...ICON} />,
          hint: lock ?? 'May sign in again',
          disabled: lock !== undefined,
          onSelect: () => unlock(user),
        },
    {
      label: 'History',
      icon: <IconClock {...ICON} />,
      hint: 'Who did what and when',
      onSelect: () => navigate(paths.history('users', user.id)),
    },
    remove
      ? refused('Remove', <IconTrash {...ICON} />, remove)
      : {
          label: 'Remove',
          icon: <IconTrash {...ICON} />,
          hint: 'Asks for the last name',
          danger: true,
          onSelect: () => onOpen({ kind: 'remove', user }),
        },
  ];
}

const refused = (label: string, icon: Action['icon'], hint: string): Action => ({
  label,
  icon,
  hint,
  disabled: true,
  onSelect: () => undefined,
});
