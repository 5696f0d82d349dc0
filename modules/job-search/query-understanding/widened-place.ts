import type { DistanceFilter, Filter } from '#platform/search/search-engine.js';
import type { ResolvedLocation } from '../query/location-resolver.js';

/** Few results are followed by those within this radius. */
export const NEARBY_MILES = 50;
/** Nobody commutes further; a wider search is suggested instead. */
const WIDER_MILES = [NEARBY_MILES, 100];

/** A place with what lies around it. */
export interface WidenedPlace {
  miles: number;
  filter: Filter;
}

/** The place within each wider radius; empty without coordinates. */
export function widenedPlaces({ filter, center, radius }: ResolvedLocation): WidenedPlace[] {
  if (!center) return [];
  const wider = WIDER_MILES.filter((miles) => miles > (radius ?? 0));
  return wider.map((miles) => {
    const around: DistanceFilter = { near: center, miles };
    return { miles, filter: { either: [filter, around] } };
  });
}
