import { IconUser } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reviewer } from '#modules/postings/contract/api/responses';
import { Button } from '#web/ui/button';
import { ReviewersDialog } from './reviewers-dialog';

interface Props {
  /** Account number. */
  organization: string;
  reviewers: UseQueryResult<Reviewer[]>;
  /** Ids of the selected reviewers. */
  value: readonly string[];
  onChange(ids: string[]): void;
  readOnly: boolean;
}

/** The reviewers of the applications before release; the dialog fetches them anew. */
export function ReviewersField({ organization, reviewers, value, onChange, readOnly }: Props) {
  const [choosing, setChoosing] = useState(false);
  const open = () => {
    reviewers.refetch();
    setChoosing(true);
  };
  const nameOf = (id: string) => {
    const reviewer = reviewers.data?.find((one) => one.id === id);
    if (reviewer) return `${reviewer.firstName} ${reviewer.lastName}`;
    return reviewers.data ? 'No longer a reviewer of this organization' : 'Loading name';
  };

  return (
    <section className="field" aria-labelledby="reviewers-label">
      <span className="label" id="reviewers-label">
        Reviewers
      </span>
      {value.length > 0 && (
        <ul className="files">
          {value.map((id) => (
            <li key={id}>
              <IconUser size={18} aria-hidden />
              <span>{nameOf(id)}</span>
              <span />
              {!readOnly && (
                <button type="button" className="link" onClick={() => onChange(value.filter((other) => other !== id))}>
                  Remove<span className="vh"> {nameOf(id)}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!readOnly && (
        <Button id="reviewers" small onClick={open} disabled={!organization}>
          Choose reviewers
        </Button>
      )}
      {!organization && <p className="hint">Choose the organization first.</p>}
      {choosing && (
        <ReviewersDialog
          reviewers={reviewers}
          chosen={value}
          onChoose={(ids) => {
            onChange(ids);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </section>
  );
}
