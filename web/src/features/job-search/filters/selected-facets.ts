import { type Criteria, EMPTY_CRITERIA } from '../criteria';
import { selectedValues } from './active-filters';

const { region, positionGroup, organization, county, organizationType, postedWithin, remote, salaryMin } =
  EMPTY_CRITERIA;
/** All facets with counts, with nothing selected. */
export const EMPTY_FACETS = {
  region,
  positionGroup,
  organization,
  county,
  organizationType,
  postedWithin,
  remote,
  salaryMin,
};
const FACET_NAMES = Object.keys(EMPTY_FACETS) as (keyof typeof EMPTY_FACETS)[];

/** The number of selected choices. */
export const countSelectedFacets = (criteria: Criteria) =>
  FACET_NAMES.reduce((sum, name) => sum + selectedValues(criteria, name).length, 0);
