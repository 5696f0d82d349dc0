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

export type EditedField = ValueField | SetField;

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
  const [before, theirs, yours] = [seen[path], saved[path], mine[path]];
  if (!('labelOf' in field)) {
    const text = (value: unknown) => (field.text ? field.text(value as never) : String(value ?? '')) || 'Empty';
    return [lineOf({ key: path, path, label: field.label }, [before, theirs, yours], text)];
  }
  const has = (set: unknown, element: unknown) => (set as readonly unknown[]).includes(element);
  const elements = new Set([before, theirs, yours].flatMap((set) => set as readonly unknown[]));
  return [...elements].map((element) => {
    const line = { key: `${path}.${element}`, path, label: field.labelOf(element as never) };
    return lineOf(line, [has(before, element), has(theirs, element), has(yours, element)], (is) => (is ? 'Yes' : 'No'));
  });
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
    const [before, theirs, yours] = [seen[path], saved[path], mine[path]];
    if ('labelOf' in field) return [path, mergeSets(before as unknown[], theirs as unknown[], yours as unknown[])];
    const isMine = isSame(theirs, before) || chosen.has(path);
    return [path, isMine ? yours : theirs];
  });
  return { ...versions.mine, ...Object.fromEntries(kept) };
}

/** What I added and took away, on top of what was saved. */
const mergeSets = (before: readonly unknown[], theirs: readonly unknown[], mine: readonly unknown[]) => [
  ...theirs.filter((element) => mine.includes(element) || !before.includes(element)),
  ...mine.filter((element) => !before.includes(element) && !theirs.includes(element)),
];

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
