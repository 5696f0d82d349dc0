import { useUrlSearch } from '#web/lib/url-state/use-url-search';
import { Button } from '#web/ui/button';
import { areAllShown, setAllShown } from './columns';

/** Switches between the main columns, which fit, and all of them, which scroll. */
export function ColumnsChoice({ count }: { count: number }) {
  const [search, setSearch] = useUrlSearch();
  const isAll = areAllShown(search);
  return (
    <p className="report-columns small muted">
      {isAll ? (
        <span className="report-scrolls">Scroll the table sideways for all {count} columns.</span>
      ) : (
        'The main columns.'
      )}
      <Button
        small
        look="quiet"
        onClick={() => setSearch((old) => setAllShown(old, !isAll), { replace: true, preventScrollReset: true })}
      >
        {isAll ? 'Show the main columns' : `Show all ${count} columns`}
      </Button>
    </p>
  );
}
