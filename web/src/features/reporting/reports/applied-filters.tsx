import type { Option, OptionGroup } from '#web/ui/fields/select-field';
import { FILTERS } from './filters';
import { useOrganizationOptions, usePositionOptions } from './queries';
import type { Report } from './report';

const TYPE_NAMES: Record<Report['type'], string> = { candidate: 'Candidates', jobPosting: 'Job postings' };
const ANSWER_NAMES: Readonly<Record<string, string>> = { yes: 'Yes', no: 'No' };

/** Type and filters of the report in words, on paper only, where the form is left out. */
export function AppliedFilters({ report: { type, values } }: { report: Report }) {
  const lists: Readonly<Record<string, readonly (Option | OptionGroup)[] | undefined>> = {
    positions: usePositionOptions(),
    organizations: useOrganizationOptions(type === 'jobPosting'),
  };
  const filters = Object.entries(values).map(([name, list]) => {
    const filter = FILTERS[name];
    const options = (filter?.options ?? lists[name] ?? []).flatMap((entry) =>
      'group' in entry ? entry.options : [entry],
    );
    const words = list.map((value) => {
      if (filter?.kind === 'day') return value.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1');
      if (filter?.kind === 'answer') return ANSWER_NAMES[value] ?? value;
      return options.find((option) => option.value === value)?.label ?? value;
    });
    return `${filter?.label}: ${words.join(', ')}`;
  });
  return (
    <p className="print-only">
      {TYPE_NAMES[type]}. {filters.length > 0 ? `${filters.join('; ')}.` : 'All, without filters.'}
    </p>
  );
}
