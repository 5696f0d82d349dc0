import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { mergeArcs } from 'topojson-client';
import { ROOT } from './support/node.mjs';

/**
 * Draws the regions of the state for Home's map: counties of the U.S. Census Bureau (us-atlas), merged by the
 * directory's regions, simplified. Run it by hand after a change of regions.csv: `node scripts/region-map.mjs`.
 */
const STATE = '42';
const WIDTH = 312;
/** Space for the names of the upper regions, in pixels. */
const TOP = 22;
/** Maximum deviation of a simplified line, in pixels. */
const TOLERANCE = 0.7;
const TARGET = join(ROOT, 'web', 'src', 'ui', 'regions', 'region-shapes.ts');

const atlas = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('us-atlas/counties-10m.json'), 'utf8'));
const counties = atlas.objects.counties.geometries.filter(({ id }) => id.startsWith(STATE));
const regions = Map.groupBy(
  readFileSync(join(ROOT, 'modules', 'directory', 'data', 'regions.csv'), 'utf8')
    .trim()
    .split(/\r?\n/)
    .slice(1),
  (line) => line.split(',')[1],
);

const arcs = atlas.arcs.map(absoluteArc);
const used = new Set(counties.flatMap(({ arcs }) => arcs.flat(2)).map((arc) => (arc < 0 ? ~arc : arc)));
const points = [...used].flatMap((arc) => arcs[arc]);
const [west, east] = extent(points.map(([longitude]) => longitude));
const [south, north] = extent(points.map(([, latitude]) => latitude));
const across = Math.cos((((south + north) / 2) * Math.PI) / 180);
const scale = (WIDTH - 4) / ((east - west) * across);
const project = ([longitude, latitude]) => [(longitude - west) * across * scale + 2, (north - latitude) * scale + TOP];
const height = Math.ceil((north - south) * scale + 2 * TOP);

/** Each arc is simplified once for both neighbors, so that there are no gaps. */
const simple = new Map([...used].map((arc) => [arc, simplify(arcs[arc].map(project))]));

const shapes = [...regions].map(([code, lines]) => {
  const names = new Set(lines.map((line) => line.split(',')[0]));
  const members = counties.filter(({ properties }) => names.has(properties.name));
  if (members.length !== names.size) throw new Error(`A county of ${code} is not on the map.`);
  const path = mergeArcs(atlas, members).arcs.flat().map(outlinePath).join('');
  return `  ${code}: '${path}',`;
});

writeFileSync(
  TARGET,
  `/** Made by scripts/region-map.mjs; counties: U.S. Census Bureau. */
export const MAP = { width: ${WIDTH}, height: ${height} };

export const SHAPES = {
${shapes.join('\n')}
} as const;
`,
);

function absoluteArc(arc) {
  const { scale: by, translate } = atlas.transform;
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * by[0] + translate[0], y * by[1] + translate[1]];
  });
}

function extent(values) {
  return [Math.min(...values), Math.max(...values)];
}

/** The Douglas–Peucker algorithm. */
function simplify(line) {
  const [first, last] = [line[0], line.at(-1)];
  let [farthest, maxDistance] = [0, TOLERANCE];
  for (let at = 1; at < line.length - 1; at += 1) {
    const distance = distanceToLine(line[at], first, last);
    if (distance > maxDistance) [farthest, maxDistance] = [at, distance];
  }
  if (!farthest) return [first, last];
  return [...simplify(line.slice(0, farthest + 1)).slice(0, -1), ...simplify(line.slice(farthest))];
}

function distanceToLine([x, y], [x1, y1], [x2, y2]) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (!length) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

/** An SVG path of relative steps, rounded to half pixels. */
function outlinePath(arcsOfRing) {
  const line = arcsOfRing.flatMap((arc) => (arc < 0 ? simple.get(~arc).toReversed() : simple.get(arc)));
  const at = line.map((point) => point.map((value) => Math.round(value * 2)));
  const steps = at.slice(1).map(([x, y], index) => [x - at[index][0], y - at[index][1]]);
  const moved = steps.filter(([dx, dy]) => dx || dy).map(([dx, dy]) => `${dx / 2} ${dy / 2}`);
  return `M${at[0].map((value) => value / 2).join(' ')}l${moved
    .join(' ')
    .replaceAll(' -', '-')
    .replaceAll(/(?<!\d)0\./g, '.')}z`;
}
