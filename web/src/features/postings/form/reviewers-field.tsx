import { IconUser } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button';
import { useReviewers } from '../queries';
import { ReviewersDialog } from './reviewers-dialog';

/** Delay before the names are fetched after the form opens (W5.46). */
const NAMES_DELAY_MS = 1000;

interface Props {
  /** Account number. */
  organization: string;
  /** Ids of the selected reviewers. */
  value: readonly string[];
  onChange(ids: string[]): void;
  readOnly: boolean;
}

/** The reviewers of the applications before release (W5.45). */
export function ReviewersField({ organization, value, onChange, readOnly }: Props) {
  const [settled, setSettled] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const reviewers = useReviewers(organization, settled || choosing);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), NAMES_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  const open = () => {
    if (reviewers.data) reviewers.refetch();
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
