import type { Position } from '#modules/directory/contract/api/reference-data';
import { OTHER_TITLE } from '#modules/profiles/contract/api/history';
import { positionOptions } from '#web/lib/queries/directory';
import type { Option, OptionGroup } from '#web/ui/fields/select-field';

const option = (title: string): Option => ({ value: title, label: title });

/** Titles of the catalogue by their types, and Other. A stored title that left the catalogue is still a choice. */
export function titleOptions(positions: readonly Position[], stored: string): (Option | OptionGroup)[] {
  const seen = new Set([OTHER_TITLE]);
  const isNew = ({ label }: Option) => !seen.has(label) && Boolean(seen.add(label));
  const groups = positionOptions(positions).map(({ group, options }) => ({
    group,
    options: options.filter(isNew).map(({ label }) => option(label)),
  }));
  const former = stored && !seen.has(stored) ? [option(stored)] : [];
  return [option(OTHER_TITLE), ...former, ...groups.filter(({ options }) => options.length > 0)];
}
