import { type AriaAttributes, type MouseEvent, type ReactNode, useEffect, useId } from 'react';
import { Link } from 'react-router-dom';
import { NativeSelect } from '../fields/native-select';
import { pageNumbers } from './page-numbers';

interface PagerProps {
  total: number;
  offset: number;
  limit: number;
  /** Real links, so that pages can be opened in tabs. */
  hrefFor(offset: number): string;
}

/** Page links below search results; nothing for a single page. */
export function Pager({ total, offset, limit, hrefFor }: PagerProps) {
  const pages = Math.ceil(total / limit);
  const page = Math.floor(offset / limit) + 1;
  if (pages <= 1) return null;
  const href = (number: number) => hrefFor((number - 1) * limit);
  return (
    <nav className="pager" aria-label="Pages of results">
      {page > 1 && (
        <Link to={href(page - 1)} onClick={focusHeading}>
          Previous
        </Link>
      )}
      <PageNumbers {...{ page, pages }}>
        {(number, label) => (
          <Link to={href(number)} {...label} onClick={focusHeading}>
            {number}
          </Link>
        )}
      </PageNumbers>
      {page < pages && (
        <Link to={href(page + 1)} onClick={focusHeading}>
          Next
        </Link>
      )}
      <span className="of">
        Page {page} of {pages}
      </span>
    </nav>
  );
}

/** Moves the focus above the rows: to the results heading, else to the page's. */
function focusHeading({ metaKey, ctrlKey, shiftKey }: MouseEvent): void {
  if (metaKey || ctrlKey || shiftKey) return;
  const heading = document.getElementById('count') ?? document.querySelector<HTMLElement>('main h1');
  heading?.focus({ preventScroll: true });
}

interface PageNumbersProps {
  /** From 1. */
  page: number;
  pages: number;
  children(number: number, label: Pick<AriaAttributes, 'aria-label' | 'aria-current'>): ReactNode;
}

/** Page numbers, and those that a narrow list leaves. */
const COUNT = 5;
const NARROW_COUNT = 3;

/** The style sheet shows gaps, because a narrow list has others. */
function PageNumbers({ page, pages, children }: PageNumbersProps) {
  const numbers = pageNumbers(page, pages, COUNT);
  const narrow = pageNumbers(page, pages, NARROW_COUNT);
  return (
    <ul className="page-numbers">
      {numbers.map((number, index) => {
        const hasGap = number - (numbers[index - 1] ?? 0) > 1;
        const classes = [hasGap && 'after-gap', !narrow.includes(number) && 'wide-only'].filter(Boolean);
        return (
          <li key={number} className={classes.join(' ') || undefined}>
            {children(number, { 'aria-label': `Page ${number}`, 'aria-current': number === page ? 'page' : undefined })}
          </li>
        );
      })}
    </ul>
  );
}

/** Page sizes of tables. A request may ask for 100 rows at most; larger sizes need `maxLimit`. */
const MIN_PAGE_SIZE = 10;
const PAGE_SIZES = [MIN_PAGE_SIZE, 25, 50, 100, 250, 500];

interface TablePagerProps {
  total: number;
  offset: number;
  limit: number;
  goTo(offset: number): void;
  setLimit(limit: number): void;
  maxLimit?: number;
}

/** Below a table: `<TablePager {...useTableState()} total={data.totalItemsCount} />`. */
export function TablePager({ total, offset, limit, goTo, setLimit, maxLimit = 100 }: TablePagerProps) {
  const id = useId();
  const last = Math.min(offset + limit, total);
  const pages = Math.ceil(total / limit);
  const page = Math.floor(offset / limit) + 1;
  // The rows of the last page may have been deleted.
  const isBeyond = total > 0 && offset >= total;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function each time.
  useEffect(() => {
    if (isBeyond) goTo((pages - 1) * limit);
  }, [isBeyond, pages, limit]);
  // A single page at any size: nothing to choose.
  if (total <= MIN_PAGE_SIZE && offset === 0) return null;
  return (
    <div className="table-pager">
      <span className="size">
        <label htmlFor={id}>Rows per page</label>
        <NativeSelect id={id} value={limit} onChange={(event) => setLimit(Number(event.target.value))}>
          {PAGE_SIZES.filter((size) => size <= maxLimit).map((size) => (
            <option key={size}>{size}</option>
          ))}
        </NativeSelect>
      </span>
      <span className="num" role="status">
        {offset + 1} to {last} of {total.toLocaleString('en-US')}
      </span>
      <span className="row-of-buttons pages">
        <button
          type="button"
          className="btn sm quiet"
          disabled={offset === 0}
          onClick={() => goTo(Math.max(0, offset - limit))}
        >
          Previous
        </button>
        <PageNumbers {...{ page, pages }}>
          {(number, label) => (
            <button type="button" className="btn sm quiet" {...label} onClick={() => goTo((number - 1) * limit)}>
              {number}
            </button>
          )}
        </PageNumbers>
        <button type="button" className="btn sm quiet" disabled={last >= total} onClick={() => goTo(offset + limit)}>
          Next
        </button>
      </span>
    </div>
  );
}
