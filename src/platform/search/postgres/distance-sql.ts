import { EARTH_RADIUS_MILES, enclosingBox, inscribedBox } from '../distance.js';
import type { Point } from '../search-engine.js';
import type { Sql } from './sql.js';

/** Within a radius. The planner underestimates boxes; `skipsGeoIndex` keeps it off the GiST index. */
export function withinDistanceSql(point: Point, radiusMiles: number, skipsGeoIndex: boolean): Sql {
  const outer = enclosingBox(point, radiusMiles);
  const [west, south, east, north] = [outer.from.lon, outer.from.lat, outer.to.lon, outer.to.lat];
  const inner = inscribedBox(point, radiusMiles);
  const exact = distanceSql(point);
  const inOuter = skipsGeoIndex ? 'point[0] between ? and ? and point[1] between ? and ?' : IN_BOX;
  return {
    // Most matches lie within the inner box, which is cheaper to test than the distance.
    text: `${inOuter} and (${IN_BOX} or ${exact.text} <= ?)`,
    params: [
      ...(skipsGeoIndex ? [west, east, south, north] : [west, south, east, north]),
      inner.from.lon,
      inner.from.lat,
      inner.to.lon,
      inner.to.lat,
      ...exact.params,
      radiusMiles,
    ],
  };
}

const IN_BOX = 'point <@ box(point(?::float8, ?::float8), point(?::float8, ?::float8))';

/** The haversine formula of distance.ts over the column `point`. */
export function distanceSql({ lat, lon }: Point): Sql {
  const diameter = 2 * EARTH_RADIUS_MILES;
  const squared = `power(sind((point[1] - ?) / 2), 2) + ? * cosd(point[1]) * power(sind((point[0] - ?) / 2), 2)`;
  return {
    // `least` ignores nulls, so a missing point would get the greatest distance.
    text: `(case when point is not null then ${diameter} * asin(least(1, sqrt(${squared}))) end)`,
    params: [lat, Math.cos((lat * Math.PI) / 180), lon],
  };
}
