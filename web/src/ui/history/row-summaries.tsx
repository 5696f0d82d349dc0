import './row-list.css';

/** A row in words: its name, and lines below it. */
export interface RowText {
  name: string;
  lines: readonly string[];
}

interface Props<Row> {
  rows: readonly Row[];
  describe(row: Row): RowText;
  /** Shown without rows. */
  empty: string;
}

/** Saved rows, such as those of the education. */
export function RowSummaries<Row>({ rows, describe, empty }: Props<Row>) {
  if (rows.length === 0) return <p className="muted">{empty}</p>;
  return (
    <ul className="row-list">
      {[...rows.entries()].map(([index, row]) => (
        <li key={index}>
          <RowSummary {...describe(row)} />
        </li>
      ))}
    </ul>
  );
}

/** A row: its name, and muted lines below it. */
export function RowSummary({ name, lines }: RowText) {
  return (
    <span>
      <b>{name}</b>
      {[...lines.filter(Boolean).entries()].map(([index, line]) => (
        <small key={index}>{line}</small>
      ))}
    </span>
  );
}
