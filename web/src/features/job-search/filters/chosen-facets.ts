import { type Criteria, NOTHING } from '../criteria';
import { valuesOf } from './applied';

const { region, positionGroup, organization, county, organizationType, postedWithin, remote, salaryMin } = NOTHING;
/** Every filter with counts, of which nothing is chosen. */
export const NO_FACETS = {
  ...{ region, positionGroup, organization, county },
  ...{ organizationType, postedWithin, remote, salaryMin },
};
const NAMES = Object.keys(NO_FACETS) as (keyof typeof NO_FACETS)[];

/** How many choices of them hold. */
export const chosenFacets = (criteria: Criteria) =>
  NAMES.reduce((sum, name) => sum + valuesOf(criteria, name).length, 0);
