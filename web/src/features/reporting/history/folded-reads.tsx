import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import type { HistoryEntry } from '#modules/reporting/contract/api/history';
import { timeWithSeconds } from '#web/lib/formatting/format';

/** Several reads by one reader, which unfold. */
export function FoldedReads({ reads }: { reads: readonly HistoryEntry[] }) {
  const [open, setOpen] = useState(false);
  const [latest] = reads;
  if (!latest) return null;
  return (
    <li>
      <IconEye size={18} stroke={1.75} aria-hidden />
      <time dateTime={latest.at}>{timeWithSeconds(latest.at)}</time>
      <div>
        <p>
          <b>{latest.who}</b> read {reads.length} times.
        </p>
        <button type="button" className="link" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide' : 'Show'} the {reads.length} reads
        </button>
        {open && (
          <ol>
            {reads.map(({ id, at, who, text }) => (
              <li key={id}>
                <time dateTime={at}>{timeWithSeconds(at)}</time>
                <p>
                  {who} {text}
                </p>
              </li>
            ))}
          </ol>
        )}
      </div>
    </li>
  );
}
