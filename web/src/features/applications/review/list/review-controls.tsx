import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { REVIEW_SHOWS, type ReviewShow } from '#modules/postings/contract/api/lists';
import type { ReviewCounts } from '#modules/postings/contract/api/review';
import { formatInteger } from '#web/lib/formatting/format';
import { withFilters } from '#web/lib/url-state/with-filters';
import { Button } from '#web/ui/button';
import { SelectField } from '#web/ui/fields/select-field';
import { TextField } from '#web/ui/fields/text-field';
import { parseReviewList } from '../queries';
import styles from './review-list.module.css';

/** Maximum length of search text fields. */
const MAX_LENGTH = 50;

const ORDERS = [
  { value: '', label: 'Latest review date' },
  { value: 'ASC', label: 'Due first' },
];

const labelsFor = (isAdmin: boolean): Record<ReviewShow, string> => ({
  all: 'All',
  waiting: isAdmin ? 'To release' : 'To read',
  due: 'Due soon',
  mine: 'Mine',
});

interface Props {
  /** Undefined until they are known. */
  counts: ReviewCounts | undefined;
  isAdmin: boolean;
}

/** Search, order and choices of the list, all of them in the URL. */
export function ReviewControls({ counts, isAdmin }: Props) {
  const [search, setSearch] = useSearchParams();
  const list = parseReviewList(search);
  const labels = labelsFor(isAdmin);
  return (
    <>
      <div className={styles.bar}>
        <SearchForm text={list.text} onSearch={(text) => setSearch(withFilters(search, { search: text, job: '' }))} />
        <SelectField
          id="order"
          label="Sort by"
          value={list.isDueFirst ? 'ASC' : ''}
          options={ORDERS}
          onChange={(order) => setSearch(withFilters(search, { order, job: '' }), { preventScrollReset: true })}
        />
      </div>
      <nav aria-label="Jobs to show">
        <ul className={styles.tabs}>
          {REVIEW_SHOWS.map((show) => (
            <li key={show}>
              <Link
                to={`?${withFilters(search, { show: show === 'all' ? '' : show, job: '' })}`}
                aria-current={show === list.show ? 'page' : undefined}
                preventScrollReset
              >
                {labels[show]} <span className="num">{counts ? formatInteger(counts[show]) : '…'}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** Nothing is searched before Search; the empty text shows all again. */
function SearchForm({ text, onSearch }: { text: string; onSearch(text: string): void }) {
  const [{ draft, applied }, setState] = useState({ draft: text, applied: text });
  if (applied !== text) setState({ draft: text, applied: text });
  return (
    <search>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(draft.trim());
        }}
      >
        <TextField
          id="search"
          label="Number, title or organization"
          value={draft}
          limit={MAX_LENGTH}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          onChange={(next) => setState({ draft: next, applied })}
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
