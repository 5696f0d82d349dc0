import { useQuery } from '@tanstack/react-query';
import { GEOGRAPHY_NAMES, type Geography } from '../../../../../modules/postings/contract/api-lists';
import { organizationsQuery, positionsQuery } from '../../../lib/directory';
import { useTakenOver } from '../../../lib/use-taken-over';
import type { Criteria } from '../criteria';
import type { Jobs } from '../use-jobs';
import type { LabelOf } from './applied';

/** Names of choices: those that the answer counted bear theirs, the others are looked up. */
export function useLabels(criteria: Criteria, jobs: Jobs | undefined): LabelOf {
  const enabled = useTakenOver();
  const organizations = useQuery({
    ...organizationsQuery,
    enabled,
    select: (all) => namesOf(criteria.organization, all, ({ accountNumber }) => accountNumber),
  });
  const positions = useQuery({
    ...positionsQuery,
    enabled,
    select: (all) => namesOf(criteria.position, all, ({ id }) => id),
  });
  return (name, value) => {
    if (name === 'region') return GEOGRAPHY_NAMES[value as Geography];
    if (name === 'position') return positions.data?.[value]?.name ?? '…';
    const counted = jobs?.facets
      ?.find((facet) => facet.name === name)
      ?.choices.find((choice) => choice.value === value);
    const organization = name === 'organization' ? organizations.data?.[value]?.accountName : undefined;
    return counted?.label ?? organization ?? value;
  };
}

/** Nothing where nothing is chosen, so that a page is not rendered again when a list arrives that it has no use for. */
function namesOf<T>(
  chosen: readonly string[],
  all: readonly T[],
  keyOf: (one: T) => string,
): Record<string, T> | undefined {
  const wanted = all.filter((one) => chosen.includes(keyOf(one)));
  return wanted.length ? Object.fromEntries(wanted.map((one) => [keyOf(one), one])) : undefined;
}
