import { Link } from 'react-router-dom';
import { GEOGRAPHY_NAMES } from '../../../../../modules/postings/contract/api-lists';
import { pluralize } from '../../../lib/formatting/format';
import { searchUrl } from '../criteria';
import { MAP, SHAPES } from './region-shapes';
import { useRegions } from './use-regions';

type Region = keyof typeof SHAPES;
type Point = readonly [x: number, y: number];

const TOP_Y = 9;
const BOTTOM_Y = MAP.height - 11;

/** In the order of a map, with the centres of name and count. */
const REGIONS: readonly [Region, name: Point, count: Point][] = [
  ['NW', [82, TOP_Y], [58, 78]],
  ['NC', [172, TOP_Y], [166, 76]],
  ['NE', [266, TOP_Y], [266, 88]],
  ['SW', [54, BOTTOM_Y], [54, 152]],
  ['SC', [170, BOTTOM_Y], [168, 160]],
  ['SE', [276, BOTTOM_Y], [276, 166]],
];

/** Each region is a link to its jobs, with name and count; nothing requires hover (U45). */
export function RegionMap() {
  const { data = [] } = useRegions();
  const jobsIn = (code: Region | 'ST') => data.find((region) => region.code === code)?.count;

  return (
    <section aria-labelledby="regions">
      <div className="ruled">
        <h2 id="regions">Jobs by region</h2>
      </div>
      <div className="map" style={{ aspectRatio: `${MAP.width} / ${MAP.height}` }}>
        {REGIONS.map(([code, name, at]) => (
          <Link key={code} to={searchUrl({ region: [code] })} aria-label={regionLabel(code, jobsIn(code))}>
            <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden="true">
              <path d={SHAPES[code]} />
            </svg>
            <span style={positionStyle(name)}>{GEOGRAPHY_NAMES[code]}</span>{' '}
            <span className="n" style={positionStyle(at)}>
              {jobsIn(code)?.toLocaleString('en-US')}
            </span>
          </Link>
        ))}
      </div>
      <p className="statewide num">
        <Link to={searchUrl({ region: ['ST'] })} aria-label={regionLabel('ST', jobsIn('ST'))}>
          {GEOGRAPHY_NAMES.ST}
        </Link>
        <span aria-hidden="true">{jobsIn('ST')?.toLocaleString('en-US')}</span>
      </p>
    </section>
  );
}

/** The labels are text of the page and not of the SVG: they scale with it and have their own background. */
const positionStyle = ([x, y]: Point) => ({ left: `${(x / MAP.width) * 100}%`, top: `${(y / MAP.height) * 100}%` });

function regionLabel(code: Region | 'ST', count: number | undefined): string {
  const name = GEOGRAPHY_NAMES[code];
  return count === undefined ? name : `${name}, ${pluralize(count, 'job')}`;
}
