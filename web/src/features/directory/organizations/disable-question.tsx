import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { ManagedOrganization } from '#modules/directory/contract/api/organizations';
import { pluralize } from '#web/lib/formatting/format';
import { Button } from '#web/ui/button';
import { QueryBoundary } from '#web/ui/display/query-boundary';
import { fetchOrganization } from './queries';

interface Props {
  organization: ManagedOrganization;
  onDisable(): void;
  onKeep(): void;
}

/** Says what follows before an organization is disabled. */
export function DisableQuestion({ organization, onDisable, onKeep }: Props) {
  const { accountNumber, accountName, active } = organization;
  const element = useRef<HTMLElement>(null);
  // Counts of the moment in which the question is asked.
  const detail = useQuery({
    queryKey: ['organizations', 'detail', accountNumber],
    queryFn: () => fetchOrganization(accountNumber),
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => element.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onKeep();
  };
  return (
    <section
      ref={element}
      tabIndex={-1}
      aria-label={`Disable ${accountName}?`}
      className="disable-question"
      onKeyDown={onKeyDown}
    >
      <p>
        <b>Disable {accountName}?</b>
      </p>
      <QueryBoundary query={detail} rows={1}>
        {({ openPostings, posters }) => (
          <p className="small">
            {active ? leaving(openPostings) : 'It is not active in the file, so its postings are out of the search'}
            {posters > 0 && `, and ${pluralize(posters, 'poster')} cannot post for it`}. Applications already sent are
            kept. Enabling {active ? 'brings everything back in one press' : 'takes this back in one press'}.
          </p>
        )}
      </QueryBoundary>
      <div className="row-of-buttons">
        <Button look="fill" small onClick={onDisable}>
          Disable
        </Button>
        <Button small onClick={onKeep}>
          Keep enabled
        </Button>
      </div>
    </section>
  );
}

function leaving(openPostings: number): string {
  if (openPostings === 0) return 'It has no open postings in the search';
  const verb = openPostings === 1 ? 'leaves' : 'leave';
  return `${pluralize(openPostings, 'open posting')} ${verb} the search within a second`;
}
