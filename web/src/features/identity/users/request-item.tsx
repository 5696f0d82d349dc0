import { useState } from 'react';
import type { OpenPostingAccessRequest } from '#modules/identity/contract/api/posting-access';
import { Privilege } from '#modules/shared/privileges';
import { toastError, toastSuccess } from '#web/lib/feedback/toasts';
import { longDate, postedAgo } from '#web/lib/formatting/format';
import type { NamedOrganization } from '#web/lib/queries/directory';
import { useSession } from '#web/lib/session/session';
import { Button } from '#web/ui/button';
import { matchingOrganizations } from './matching-organizations';
import type { OpenOverlay } from './overlay';
import { grantRequest } from './queries';
import { refreshAfterDecision } from './refresh-after-decision';
import { nameOf } from './user-name';

interface Props {
  request: OpenPostingAccessRequest;
  /** Undefined while they load. */
  organizations: readonly NamedOrganization[] | undefined;
  onOpen: OpenOverlay;
}

/** A request in sentences, with its decision. */
export function RequestItem({ request, organizations, onOpen }: Props) {
  const { user, organization, message, requestedAt } = request;
  const matches = matchingOrganizations(organizations ?? [], organization);
  return (
    <li>
      <div>
        <p className="request">
          <b>{nameOf(user)}</b> asks to post for <b>{matches.length === 1 ? organization : `“${organization}”`}</b>.
        </p>
        {message && <p className="words small">“{message}”</p>}
        <p className="small mail">
          <a href={`mailto:${user.email}`}>{user.email}</a>
        </p>
        <p className="asked">
          Asked {longDate(requestedAt)}, {postedAgo(requestedAt).toLowerCase()}
        </p>
      </div>
      <div className="decision">
        <div className="row-of-buttons">
          <GrantButton {...{ request, matches, onOpen }} />
          <Button
            small
            look="quiet"
            aria-label={`Decline the request of ${nameOf(user)}`}
            onClick={() => onOpen({ kind: 'decline', request })}
          >
            Decline
          </Button>
        </div>
        {organizations && <Consequence {...{ request, matches }} />}
      </div>
    </li>
  );
}

interface GrantProps extends Pick<Props, 'request' | 'onOpen'> {
  matches: readonly NamedOrganization[];
}

/** Grants at once when the name is clear; one's own request is for another administrator. */
function GrantButton({ request, matches, onOpen }: GrantProps) {
  const { user: me } = useSession();
  const [busy, setBusy] = useState(false);
  const [match] = matches;
  const name = nameOf(request.user);
  const grant = async (organization: string) => {
    setBusy(true);
    try {
      await grantRequest(request.id, { privilege: Privilege.JobPosting, organization });
      toastSuccess(`The request of ${name} is granted.`);
    } catch (error) {
      toastError(error);
    }
    setBusy(false);
    await refreshAfterDecision();
  };
  if (request.user.id === me?.id) return null;
  return match && matches.length === 1 ? (
    <Button
      small
      look="fill"
      busy={busy}
      aria-label={`Grant posting rights to ${name} for ${match.accountName}`}
      onClick={() => grant(match.accountNumber)}
    >
      Grant
    </Button>
  ) : (
    <Button small aria-label={`Choose the organization for ${name}`} onClick={() => onOpen({ kind: 'grant', request })}>
      Choose the organization
    </Button>
  );
}

function Consequence({ request, matches }: Omit<GrantProps, 'onOpen'>) {
  const { user: me } = useSession();
  if (request.user.id === me?.id) return <p className="asked">Yours: another administrator grants it.</p>;
  return <p className="asked">{CONSEQUENCES[matches.length] ?? SEVERAL}</p>;
}

const SEVERAL = 'The directory has several organizations of this name.';
const CONSEQUENCES = [
  'The directory has no organization of exactly this name.',
  'Gives Job Posting for this organization, nothing else, and sends an email.',
];
