import { useRef, useState } from 'react';
import { JOB_STATUSES, STATUS_NAMES } from '../../../../../modules/postings/contract/api-lists';
import type { SessionUser } from '../../../lib/session/session';
import { Button } from '../../../ui/button';
import { DateField } from '../../../ui/fields/date-field';
import { MultiSelectField } from '../../../ui/fields/multi-select-field';
import { TextField } from '../../../ui/fields/text-field';
import { icons } from '../../../ui/icons';
import { useNearViewport } from '../../../ui/layout/use-near-viewport';
import { useReferenceData } from '../reference-data';
import type { Filters } from './filters';

/** Maximum length of search text fields (W20.5). */
const MAX_LENGTH = 50;
const statuses = JOB_STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] }));

interface Props {
  filters: Filters;
  /** Whether filters differ from the defaults; phones then show the form unfolded. */
  isSearched: boolean;
  user: SessionUser;
  onSearch(filters: Filters): void;
  onClear(): void;
}

/**
 * The search form of Manage Postings. Nothing is applied before Search; Clear restores the defaults (W7.2–W7.5). While it
 * is folded, as on phones, its options are not fetched.
 */
export function SearchForm({ filters, isSearched, user, onSearch, onClear }: Props) {
  const [draft, setDraft] = useState(filters);
  const form = useRef<HTMLFormElement>(null);
  const { data: referenceData } = useReferenceData(user, useNearViewport(form));
  const text = (id: 'jobNumber' | 'title' | 'city') => ({
    id,
    value: draft[id],
    limit: MAX_LENGTH,
    maxLength: MAX_LENGTH,
    onChange: (value: string) => setDraft({ ...draft, [id]: value }),
  });
  const day = (id: 'startDate' | 'endDate') => ({
    id,
    value: draft[id],
    onChange: (value: string) => setDraft({ ...draft, [id]: value }),
  });
  const list = (id: 'organizations' | 'positions' | 'statuses' | 'iu' | 'county') => ({
    id,
    value: draft[id],
    placeholder: 'Any',
    onChange: (value: string[]) => setDraft({ ...draft, [id]: value }),
  });
  const organizations = referenceData?.organizations.map(({ accountNumber, label }) => ({
    value: accountNumber,
    label,
  }));
  return (
    <search>
      <details className="manage-fold" open={matchMedia('(min-width: 812px)').matches || isSearched}>
        <summary>{icons.chevron} Search postings</summary>
        <form
          ref={form}
          className="manage-search"
          aria-label="Search postings"
          onSubmit={(event) => {
            event.preventDefault();
            onSearch(draft);
          }}
        >
          <TextField {...text('jobNumber')} label="Job Number" />
          <TextField {...text('title')} label="Title" />
          <TextField {...text('city')} label="City" />
          <MultiSelectField {...list('organizations')} label="Organization" options={organizations ?? []} />
          <MultiSelectField {...list('positions')} label="Position" options={referenceData?.positionGroups ?? []} />
          <MultiSelectField {...list('statuses')} label="Status" options={statuses} />
          <MultiSelectField {...list('iu')} label="IU" options={referenceData?.units ?? []} />
          <MultiSelectField {...list('county')} label="County" options={referenceData?.counties ?? []} />
          <div className="manage-days">
            <DateField {...day('startDate')} label="Listing starts from" max={draft.endDate || undefined} />
            <DateField {...day('endDate')} label="Listing starts until" min={draft.startDate || undefined} />
          </div>
          <div className="row-of-buttons">
            <Button type="submit" look="fill">
              Search
            </Button>
            <Button look="quiet" onClick={onClear}>
              Clear
            </Button>
          </div>
        </form>
      </details>
    </search>
  );
}
