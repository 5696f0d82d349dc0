import { GEOGRAPHY_NAMES, type Geography } from '../../../../../modules/postings/contract/api-lists';
import { useOrganizations, usePositions } from '../../../lib/directory';
import { useTakenOver } from '../../../lib/use-taken-over';
import type { Jobs } from '../use-jobs';
import type { LabelOf } from './applied';

/** Names of choices: those that the answer counted bear theirs, the others are looked up. */
export function useLabels(jobs: Jobs | undefined): LabelOf {
  const isTakenOver = useTakenOver();
  const organizations = useOrganizations(isTakenOver);
  const positions = usePositions(isTakenOver);
  return (name, value) => {
    if (name === 'region') return GEOGRAPHY_NAMES[value as Geography];
    if (name === 'position') return positions.data?.find(({ id }) => id === value)?.name ?? '…';
    const counted = jobs?.facets
      ?.find((facet) => facet.name === name)
      ?.choices.find((choice) => choice.value === value);
    const organization = () => organizations.data?.find(({ accountNumber }) => accountNumber === value)?.accountName;
    return counted?.label ?? (name === 'organization' ? organization() : undefined) ?? value;
  };
}
