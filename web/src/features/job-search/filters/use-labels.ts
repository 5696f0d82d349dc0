import { useQuery } from '@tanstack/react-query';
import { GEOGRAPHY_NAMES, type Geography } from '#modules/shared/geography';
import { organizationsQuery, positionsQuery } from '#web/lib/queries/directory';
import { useHydrated } from '#web/lib/ssr/use-hydrated';
import type { Criteria } from '../criteria';
import type { Jobs } from '../use-jobs';
import type { LabelLookup } from './active-filters';

/** Labels of choices: from the facets if counted there, else from reference data. */
export function useLabels(criteria: Criteria, jobs: Jobs | undefined): LabelLookup {
  const enabled = useHydrated();
  const organizations = useQuery({
    ...organizationsQuery,
    enabled,
    select: (all) => indexByKey(criteria.organization, all, ({ accountNumber }) => accountNumber),
  });
  const positions = useQuery({
    ...positionsQuery,
    enabled,
    select: (all) => indexByKey(criteria.position, all, ({ id }) => id),
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

/** Undefined without a selection, so that a loaded list that is not needed causes no render. */
function indexByKey<T>(
  chosen: readonly string[],
  all: readonly T[],
  keyOf: (one: T) => string,
): Record<string, T> | undefined {
  const selected = all.filter((one) => chosen.includes(keyOf(one)));
  return selected.length ? Object.fromEntries(selected.map((one) => [keyOf(one), one])) : undefined;
}
