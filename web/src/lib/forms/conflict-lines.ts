/** A value that an editor shows in one line. */
interface ValueField {
  path: string;
  label: string;
  /** By default the value itself. */
  text?(value: never): string;
}

/** A set of which each element has a line: a right, an organization. */
interface SetField {
  path: string;
  labelOf(element: never): string;
}

/** A list of which each row has a line: a school, a job. */
interface RowsField {
  path: string;
  /** The name of a row, by which it is the same row after a change; a second row of the name has a number. */
  nameOf(row: never): string;
  text(row: never): string;
}

export type EditedField = ValueField | SetField | RowsField;

/** Three states of a record: as an editor saw it, as it was saved meanwhile, and as the editor wants it. */
export interface Versions<V> {
  seen: V;
  saved: V;
  mine: V;
}

/** One line of a conflict. Null is a value that its side did not change. */
export interface ConflictLine {
  key: string;
  /** The field in the API. */
  path: string;
  label: string;
  before: string;
  theirs: string | null;
  mine: string | null;
}

type Values = Readonly<Record<string, unknown>>;

/** The lines that somebody changed, in the order of the editor. What both changed alike is only theirs. */
export function conflictLines<V extends object>(fields: readonly EditedField[], versions: Versions<V>): ConflictLine[] {
  return fields.flatMap((field) => linesOf(field, versions as Versions<Values>)).filter(isChanged);
}

function linesOf(field: EditedField, { seen, saved, mine }: Versions<Values>): ConflictLine[] {
  const { path } = field;
  if ('label' in field) {
    const text = (value: unknown) => (field.text ? field.text(value as never) : String(value ?? '')) || 'Empty';
    return [lineOf({ key: path, path, label: field.label }, [seen[path], saved[path], mine[path]], text)];
  }
  const lists = [seen, saved, mine].map((values) => elementsOf(field, values[path]));
  const ids = new Set(lists.flatMap((list) => [...list.keys()]));
  const text = (element: unknown) => {
    if ('labelOf' in field) return element === undefined ? 'No' : 'Yes';
    return element === undefined ? 'None' : field.text(element as never);
  };
  return [...ids].map((id) => {
    const elements = lists.map((list) => list.get(id)) as [unknown, unknown, unknown];
    const label = 'labelOf' in field ? field.labelOf(elements.find((one) => one !== undefined) as never) : id;
    return lineOf({ key: `${path}.${id}`, path, label }, elements, text);
  });
}

/** The elements of a list by what makes them the same in another one. */
function elementsOf(field: SetField | RowsField, list: unknown): Map<string, unknown> {
  const elements = new Map<string, unknown>();
  for (const element of list as readonly unknown[]) {
    const name = 'labelOf' in field ? String(element) : field.nameOf(element as never);
    let id = name;
    for (let number = 2; elements.has(id); number += 1) id = `${name} (${number})`;
    elements.set(id, element);
  }
  return elements;
}

function lineOf(
  line: Pick<ConflictLine, 'key' | 'path' | 'label'>,
  [before, theirs, mine]: [unknown, unknown, unknown],
  text: (value: unknown) => string,
): ConflictLine {
  return {
    ...line,
    before: text(before),
    theirs: isSame(theirs, before) ? null : text(theirs),
    mine: isSame(mine, before) || isSame(mine, theirs) ? null : text(mine),
  };
}

const isChanged = ({ theirs, mine }: ConflictLine) => theirs !== null || mine !== null;

export const isOfBoth = ({ theirs, mine }: ConflictLine) => theirs !== null && mine !== null;

/** The values to save: of what both changed the saved ones, or mine where `chosen` has the key of the line. */
export function keptValues<V extends object>(
  fields: readonly EditedField[],
  versions: Versions<V>,
  chosen: ReadonlySet<string>,
): V {
  const { seen, saved, mine } = versions as Versions<Values>;
  const kept = fields.map((field) => {
    const { path } = field;
    const keep = (key: string, before: unknown, theirs: unknown, yours: unknown) =>
      isSame(theirs, before) || chosen.has(key) ? yours : theirs;
    if ('label' in field) return [path, keep(path, seen[path], saved[path], mine[path])];
    const [before, theirs, yours] = [
      elementsOf(field, seen[path]),
      elementsOf(field, saved[path]),
      elementsOf(field, mine[path]),
    ];
    const ids = new Set([...theirs.keys(), ...yours.keys()]);
    const elements = [...ids].map((id) => keep(`${path}.${id}`, before.get(id), theirs.get(id), yours.get(id)));
    return [path, elements.filter((element) => element !== undefined)];
  });
  return { ...versions.mine, ...Object.fromEntries(kept) };
}

/** Blanks around a text are not saved. */
function isSame(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) => (typeof value === 'string' ? value.trim() : (value ?? null));
  return JSON.stringify(plain(one), sortKeys) === JSON.stringify(plain(other), sortKeys);
}

/** The database keeps no order of keys. */
const sortKeys = (_: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
