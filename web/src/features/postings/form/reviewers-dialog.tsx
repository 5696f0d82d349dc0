import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reviewer } from '#modules/postings/contract/api/responses';
import { Button } from '#web/ui/button';
import { EmptyList, QueryBoundary } from '#web/ui/display/query-boundary';
import { CheckField } from '#web/ui/fields/check-field';
import { Dialog } from '#web/ui/overlays/dialog';

interface Props {
  reviewers: UseQueryResult<Reviewer[]>;
  chosen: readonly string[];
  onChoose(ids: string[]): void;
  onClose(): void;
}

/** Lists the reviewers of the organization. */
export function ReviewersDialog({ reviewers, chosen, onChoose, onClose }: Props) {
  const [ids, setIds] = useState<readonly string[]>(chosen);
  const listed = ids.filter((id) => reviewers.data?.some((one) => one.id === id));
  const toggle = (id: string, on: boolean) => setIds(on ? [...ids, id] : ids.filter((other) => other !== id));
  return (
    <Dialog title="Choose reviewers" onClose={onClose}>
      <div className="reviewer-choice">
        <QueryBoundary
          query={reviewers}
          rows={2}
          isEmpty={(all) => all.length === 0}
          empty={
            <EmptyList>No one reviews applicants for this organization yet. An administrator can grant it.</EmptyList>
          }
        >
          {(all) => (
            <fieldset>
              <legend className="vh">Reviewers of the organization</legend>
              {all.map(({ id, firstName, lastName }) => (
                <CheckField
                  key={id}
                  id={`reviewer-${id}`}
                  label={`${firstName} ${lastName}`}
                  value={ids.includes(id)}
                  onChange={(on) => toggle(id, on)}
                />
              ))}
            </fieldset>
          )}
        </QueryBoundary>
      </div>
      <div className="row-of-buttons">
        <Button look="fill" onClick={() => onChoose([...listed])} disabled={!reviewers.data?.length}>
          Use selected reviewers
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Dialog>
  );
}
