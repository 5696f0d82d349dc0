import { describe, expect, it } from '@jest/globals';
import { enclosingBox, inscribedBox, milesBetween } from './distance.js';

const POINTS = [
  { lat: 40.2732, lon: -76.8867 },
  { lat: 42.2699, lon: -80.0851 },
  { lat: 0.2, lon: 10 },
  { lat: -39.7, lon: 20 },
];
const MILES = [1, 5, 100, 500];
const cases = POINTS.flatMap((point) => MILES.map((miles) => ({ point, miles })));

describe('boxes and circles', () => {
  it.each(cases)('%j: one box contains the circle, the circle contains the other', ({ point, miles }) => {
    const inner = inscribedBox(point, miles);
    for (const lat of [inner.from.lat, point.lat, inner.to.lat])
      for (const lon of [inner.from.lon, inner.to.lon])
        expect(milesBetween(point, { lat, lon })).toBeLessThanOrEqual(miles);
    expect(milesBetween(inner.from, { lat: inner.to.lat, lon: inner.from.lon })).toBeGreaterThan(1.4 * miles);

    const outer = enclosingBox(point, miles);
    for (const lat of [outer.from.lat, outer.to.lat])
      expect(milesBetween(point, { lat, lon: point.lon })).toBeGreaterThanOrEqual(miles);
    for (const lon of [outer.from.lon, outer.to.lon])
      expect(milesBetween(point, { lat: point.lat, lon })).toBeGreaterThanOrEqual(miles);
  });
});
