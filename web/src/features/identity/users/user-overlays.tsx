import { CreateUser } from './create-user';
import { DeclineDialog } from './decline-dialog';
import { EditUser } from './edit-user';
import { GrantDialog } from './grant-dialog';
import type { OpenOverlay, UserOverlay } from './overlay';
import { RemoveUser } from './remove-user';
import { ViewUser } from './view-user';

interface Props {
  overlay: UserOverlay;
  onOpen: OpenOverlay;
  onClose(): void;
}

/** The dialogs of Manage Users, which load when the first one opens. */
export default function UserOverlays({ overlay, onOpen, onClose }: Props) {
  switch (overlay.kind) {
    case 'create':
      return <CreateUser onClose={onClose} />;
    case 'view':
      return (
        <ViewUser user={overlay.user} onEdit={() => onOpen({ kind: 'edit', user: overlay.user })} onClose={onClose} />
      );
    case 'edit':
      return <EditUser user={overlay.user} onClose={onClose} />;
    case 'remove':
      return <RemoveUser user={overlay.user} onClose={onClose} />;
    case 'grant':
      return <GrantDialog request={overlay.request} onClose={onClose} />;
    case 'decline':
      return <DeclineDialog request={overlay.request} onClose={onClose} />;
  }
}
