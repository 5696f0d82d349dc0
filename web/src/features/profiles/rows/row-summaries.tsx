import type { RowKind } from './row-kind';

interface Props<Row> {
  rows: readonly Row[];
  describe: RowKind<Row, never>['describe'];
  /** Whether the owner said that there are none (T38). */
  hasNone?: boolean;
}

/** Saved rows, as the section's summary shows them. */
export function RowSummaries<Row>({ rows, describe, hasNone }: Props<Row>) {
  if (rows.length === 0) return <p className="muted">{hasNone ? 'None yet' : 'No Items'}</p>;
  return (
    <ul className="profile-rows">
      {[...rows.entries()].map(([index, row]) => (
        <li key={index}>
          <RowSummary {...describe(row)} />
        </li>
      ))}
    </ul>
  );
}

/** A row: its name, and muted lines below it. */
export function RowSummary({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <span>
      <b>{name}</b>
      {[...lines.filter(Boolean).entries()].map(([index, line]) => (
        <small key={index}>{line}</small>
      ))}
    </span>
  );
}
