import { boxAround, boxWithin, EARTH_RADIUS_MILES } from '../distance.js';
import type { Point } from '../search-engine.js';
import type { Sql } from './sql.js';

/** Within so many miles. The planner takes every box for a small one, and is kept from the index of points by `leavesPoints`. */
export function near(point: Point, within: number, leavesPoints: boolean): Sql {
  const outer = boxAround(point, within);
  const [west, south, east, north] = [outer.from.lon, outer.from.lat, outer.to.lon, outer.to.lat];
  const inner = boxWithin(point, within);
  const exact = miles(point);
  const inOuter = leavesPoints ? 'point[0] between ? and ? and point[1] between ? and ?' : IN_BOX;
  return {
    // Most of what is near lies within the inner box, which is told faster than the distance.
    text: `${inOuter} and (${IN_BOX} or ${exact.text} <= ?)`,
    params: [
      ...(leavesPoints ? [west, east, south, north] : [west, south, east, north]),
      ...[inner.from.lon, inner.from.lat, inner.to.lon, inner.to.lat],
      ...[...exact.params, within],
    ],
  };
}

const IN_BOX = 'point <@ box(point(?::float8, ?::float8), point(?::float8, ?::float8))';

/** The haversine of distance.ts, over the column `point`. */
export function miles({ lat, lon }: Point): Sql {
  const diameter = 2 * EARTH_RADIUS_MILES;
  const squared = `power(sind((point[1] - ?) / 2), 2) + ? * cosd(point[1]) * power(sind((point[0] - ?) / 2), 2)`;
  return {
    // `least` would take a missing point for the greatest distance there is.
    text: `(case when point is not null then ${diameter} * asin(least(1, sqrt(${squared}))) end)`,
    params: [lat, Math.cos((lat * Math.PI) / 180), lon],
  };
}
