import { MAP, type SHAPES } from './region-shapes';

export type MapRegion = keyof typeof SHAPES;
type Point = readonly [x: number, y: number];

const TOP_Y = 9;
const BOTTOM_Y = MAP.height - 11;

/** In the order of a map, with the centres of the name beside the map and of a mark inside the shape. */
export const MAP_REGIONS: readonly [MapRegion, name: Point, mark: Point][] = [
  ['NW', [82, TOP_Y], [58, 78]],
  ['NC', [172, TOP_Y], [166, 76]],
  ['NE', [266, TOP_Y], [266, 88]],
  ['SW', [54, BOTTOM_Y], [54, 152]],
  ['SC', [170, BOTTOM_Y], [168, 160]],
  ['SE', [276, BOTTOM_Y], [276, 166]],
];

/** Labels are text of the page and not of the SVG: they scale with it and have their own background. */
export const positionStyle = ([x, y]: Point) => ({
  left: `${(x / MAP.width) * 100}%`,
  top: `${(y / MAP.height) * 100}%`,
});
