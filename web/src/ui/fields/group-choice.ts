import { type ComboboxParsedItem, defaultOptionsFilter, type OptionsFilter } from '@mantine/core';
import type { OptionGroup } from './select-field';

/** Values of entries that stand for several options. */
const GROUP = 'group:';
const FOUND = 'found:';

const isSeveral = (value: string) => value.startsWith(GROUP) || value === FOUND;
const isFound = (label: string, search: string) => label.toLowerCase().includes(search.trim().toLowerCase());

/** The data of a list whose groups can be chosen whole, and all options that a search finds. */
export const withGroupEntries = (groups: readonly OptionGroup[], chosen: readonly string[]) => [
  { value: FOUND, label: 'All that match' },
  ...groups.map(({ group, options }) => ({
    group,
    items: [{ value: GROUP + group, label: nameOfAll(options, chosen, `${group} (${options.length})`) }, ...options],
  })),
];

/** "All Support (30)"; "Remove all Support (30)" once all of them are chosen. */
const nameOfAll = (options: readonly { value: string }[], chosen: readonly string[], name: string) =>
  options.every(({ value }) => chosen.includes(value)) ? `Remove all ${name}` : `All ${name}`;

/** Shows the entries of groups before a search, and that of what is found with one that finds several. */
export const filterGroupEntries =
  (chosen: readonly string[]): OptionsFilter =>
  ({ options, search, limit }) => {
    const isSearch = search.trim() !== '';
    const kept = options.flatMap((item): ComboboxParsedItem[] => {
      if (!('items' in item)) return [];
      return [{ ...item, items: item.items.filter(({ value }) => !isSearch || !isSeveral(String(value))) }];
    });
    const found = defaultOptionsFilter({ options: kept, search, limit }) as ComboboxParsedItem[];
    const all = found.flatMap((item) => ('items' in item ? item.items : []));
    const label = nameOfAll(all, chosen, `${all.length} that match`);
    return isSearch && all.length > 1 ? [{ value: FOUND, label }, ...found] : found;
  };

/** What is chosen after a press: an entry of several adds all of its options, or removes them if all are chosen. */
export function expandGroupEntries(
  values: readonly string[],
  groups: readonly OptionGroup[],
  search: string,
): string[] {
  const chosen = values.filter((value) => !isSeveral(value));
  const pressed = values.find(isSeveral);
  if (pressed === undefined) return chosen;
  const members = groups.flatMap(({ group, options }) =>
    pressed === GROUP + group || pressed === FOUND
      ? options.filter(({ label }) => pressed !== FOUND || isFound(label, search)).map(({ value }) => value)
      : [],
  );
  const areAllChosen = members.every((value) => chosen.includes(value));
  return areAllChosen ? chosen.filter((value) => !members.includes(value)) : [...new Set([...chosen, ...members])];
}
