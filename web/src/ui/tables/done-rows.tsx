import { Link } from 'react-router-dom';
import type { Outcome } from '#web/lib/lists/run-for-each';
import type { Selection } from '#web/lib/lists/use-selection';
import type { ConfirmedAction, RowNote } from './bulk-actions';

interface Props<T> {
  rows: Outcome<T>['succeeded'];
  selection: Selection<T>;
  noteOf: ConfirmedAction<T>['noteOf'];
}

/** Rows that are shown at once; others are counted, or folded if they have notes. */
const MAX_ROWS = 5;

/** The names of the rows that were done, and what became of those that have a note. */
export function DoneRows<T>({ rows, selection: { rowKey, nameOf }, noteOf }: Props<T>) {
  const named = rows.map(({ row, saved }) => ({ key: rowKey(row), name: nameOf(row), note: noteOf?.(row, saved) }));
  const plain = named.filter(({ note }) => !note);
  const noted = named.flatMap(({ note, ...row }) => (note ? [{ ...row, ...note }] : []));
  const folded = noted.slice(MAX_ROWS);
  return (
    <div className="small">
      {plain.length > 0 && <p>{nameSome(plain.map(({ name }) => name))}</p>}
      <Notes rows={noted.slice(0, MAX_ROWS)} />
      {folded.length > 0 && (
        <details>
          <summary>{folded.length} more</summary>
          <Notes rows={folded} />
        </details>
      )}
    </div>
  );
}

const Notes = ({ rows }: { rows: readonly (RowNote & { key: string; name: string })[] }) =>
  rows.length > 0 && (
    <ul>
      {rows.map(({ key, ...row }) => (
        <li key={key}>
          {row.name}: <Note {...row} />
        </li>
      ))}
    </ul>
  );

const Note = ({ name, text, to, state }: RowNote & { name: string }) =>
  to ? (
    <Link to={to} state={state}>
      {text}
      <span className="vh"> of {name}</span>
    </Link>
  ) : (
    text
  );

function nameSome(names: readonly string[]): string {
  const others = names.length - MAX_ROWS;
  return others > 0 ? `${names.slice(0, MAX_ROWS).join('; ')} and ${others} more` : names.join('; ');
}
