import type { Point } from './search-engine.js';

/** Mean radius of the earth in miles; Elasticsearch measures with the same one. */
export const EARTH_RADIUS_MILES = 6_371_008.7714 / 1_609.344;

/** Length of one degree of latitude, and of longitude at the equator, in miles. */
const MILES_PER_DEGREE = (EARTH_RADIUS_MILES * Math.PI) / 180;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Miles along the surface (haversine). */
export function milesBetween(a: Point, b: Point): number {
  const lat = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const lon = Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  const h = lat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * lon;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** A box around the circle, for an index lookup before the exact distance. */
export function enclosingBox({ lat, lon }: Point, miles: number): { from: Point; to: Point } {
  const tall = (miles * 1.001) / MILES_PER_DEGREE;
  const farthest = Math.min(89, Math.abs(lat) + tall);
  const wide = Math.min(180, tall / Math.cos(radians(farthest)));
  return { from: { lat: lat - tall, lon: lon - wide }, to: { lat: lat + tall, lon: lon + wide } };
}

/** A box inside the circle, with about 60 % of its area. */
export function inscribedBox({ lat, lon }: Point, miles: number): { from: Point; to: Point } {
  const tall = (miles * 0.706) / MILES_PER_DEGREE;
  // A degree of longitude is longest at the side nearest to the equator.
  const wide = tall / Math.cos(radians(Math.max(0, Math.abs(lat) - tall)));
  return { from: { lat: lat - tall, lon: lon - wide }, to: { lat: lat + tall, lon: lon + wide } };
}

/** Mean of the coordinates, which is exact enough within a state. Null without points. */
export function centroid(points: readonly Point[]): Point | null {
  if (!points.length) return null;
  const mean = (pick: (point: Point) => number) => points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  return { lat: mean(({ lat }) => lat), lon: mean(({ lon }) => lon) };
}
