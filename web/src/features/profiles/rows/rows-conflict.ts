import type { ProfileData, VersionedSection } from '#modules/profiles/contract/api/responses';
import type { EditedField } from '#web/lib/forms/conflict-lines';
import type { Seen } from '#web/lib/forms/use-conflict';
import { useSectionConflict } from '../section-editing';
import type { RowKind } from './row-kind';
import type { RowsValue } from './use-rows';

/** The value of a section, in which the rows have their name in the request. */
export type SectionRows = Readonly<Record<string, unknown>>;

/** Without `save`, which the editor of the section calls. */
export type RowsConflict = Omit<ReturnType<typeof useRowsConflict>, 'save'>;

type Kind<Row> = Pick<RowKind<Row, never>, 'path' | 'describe' | 'sort'>;

/** The rows that an edited section began with, and the conflict if others saved it meanwhile. */
export function useRowsConflict<Row>(
  profile: ProfileData,
  section: VersionedSection,
  kind: Kind<Row>,
  saved: RowsValue<Row>,
  restored: Seen<SectionRows> | undefined,
) {
  const { save, ...conflict } = useSectionConflict(profile, section, toSection(kind, saved), restored);
  return {
    ...conflict,
    save: (mine: RowsValue<Row>, send: (version: number) => Promise<ProfileData>) => save(toSection(kind, mine), send),
  };
}

const toSection = <Row>({ path }: Kind<Row>, { rows, hasNone }: RowsValue<Row>): SectionRows => ({
  [path]: rows,
  hasNone,
});

/** What was kept of a conflict. */
export function rowsOf<Row>({ path, sort }: Kind<Row>, kept: SectionRows): RowsValue<Row> {
  const rows = sort(kept[path] as readonly Row[]);
  return { rows, hasNone: kept.hasNone === true && rows.length === 0 };
}

export const rowsFields = <Row>({ path, describe }: Kind<Row>): EditedField[] => [
  {
    path,
    nameOf: (row: Row) => describe(row).name,
    text: (row: Row) => describe(row).lines.filter(Boolean).join(' · '),
  },
  { path: 'hasNone', label: 'I have none yet', text: (hasNone: boolean) => (hasNone ? 'Yes' : 'No') },
];
