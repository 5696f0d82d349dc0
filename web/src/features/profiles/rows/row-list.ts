/** A row with a local id, which stays while its section is edited. */
interface KeyedRow<Row> {
  key: string;
  value: Row;
}

/** The rows of an edited section. `open` is the key of the row in the form; a new one is not among `rows` yet. */
export interface RowList<Row> {
  rows: readonly KeyedRow<Row>[];
  open: string | null;
}

let lastKey = 0;

function nextKey(): string {
  lastKey += 1;
  return `row-${lastKey}`;
}

export const rowList = <Row>(values: readonly Row[]): RowList<Row> => ({
  rows: values.map((value) => ({ key: nextKey(), value })),
  open: null,
});

export const rowValues = <Row>({ rows }: RowList<Row>): Row[] => rows.map(({ value }) => value);

/** Opens the row of this key, or a new one. */
export const openRow = <Row>(list: RowList<Row>, key = nextKey()): RowList<Row> => ({ ...list, open: key });

export const closeRow = <Row>(list: RowList<Row>): RowList<Row> => ({ ...list, open: null });

export const removeRow = <Row>(list: RowList<Row>, key: string): RowList<Row> => ({
  ...list,
  rows: list.rows.filter((row) => row.key !== key),
});

/** Puts the open row into the list, in its order, and closes it. */
export function keepRow<Row>(
  list: RowList<Row>,
  value: Row,
  sort: (rows: readonly Row[]) => readonly Row[],
): RowList<Row> {
  const { open } = list;
  if (open === null) return list;
  const row = { key: open, value };
  const isNew = list.rows.every(({ key }) => key !== open);
  const rows = isNew ? [...list.rows, row] : list.rows.map((other) => (other.key === open ? row : other));
  const order = sort(rows.map((other) => other.value));
  const position = (other: KeyedRow<Row>) => order.indexOf(other.value);
  return { rows: rows.toSorted((one, other) => position(one) - position(other)), open: null };
}
