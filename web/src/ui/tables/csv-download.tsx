import './table-tools.css';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { saveText } from '#web/lib/api/download';
import { toastError, toastSuccess } from '#web/lib/feedback/toasts';
import { toCsv } from '#web/lib/formatting/csv';
import { pluralize } from '#web/lib/formatting/format';
import { fetchAllRows, type ListedRows } from '#web/lib/lists/fetch-all-rows';
import { Button } from '../button';

/** Most lists answer no row beyond it. */
const MAX_ROWS = 10_000;

interface Props<T> {
  list: ListedRows<T>;
  /** The number of rows of all pages. */
  total: number;
  fileName: string;
  /** Header and text of each column. */
  columns: Readonly<Record<string, (row: T) => string | number>>;
}

/** Saves all rows that match the filters, in the order of the table. */
export function CsvDownload<T>({ list, total, fileName, columns }: Props<T>) {
  const [fetched, setFetched] = useState<number | null>(null);
  const download = async () => {
    setFetched(0);
    try {
      const rows = await fetchAllRows(list, MAX_ROWS, setFetched);
      const lines = rows.map((row) => Object.values(columns).map((text) => String(text(row))));
      saveText(toCsv([Object.keys(columns), ...lines]), fileName, 'text/csv');
      if (total > MAX_ROWS)
        toastSuccess(`Saved the first ${pluralize(MAX_ROWS, 'row')}. Narrow the search for others.`);
    } catch (error) {
      toastError(error);
    }
    setFetched(null);
  };
  const isLong = fetched !== null && total > 1000;
  return (
    <Button small look="quiet" busy={fetched !== null} onClick={download}>
      <IconDownload size={18} aria-hidden />
      {isLong ? `Collecting ${fetched.toLocaleString('en-US')} rows …` : 'Download as CSV'}
    </Button>
  );
}
