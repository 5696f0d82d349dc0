import { Link } from 'react-router-dom';
import { GEOGRAPHY_NAMES } from '../../../../modules/postings/contract/api-lists';
import { counted } from '../../lib/format';
import { addressOf } from './criteria';
import { MAP, SHAPES } from './region-shapes';
import { useRegions } from './use-regions';

type Region = keyof typeof SHAPES;
type Spot = readonly [x: number, y: number];

const ABOVE = 9;
const BELOW = MAP.height - 11;

/** As people read a map; where the middle of the name stands, and of the count. */
const REGIONS: readonly [Region, name: Spot, count: Spot][] = [
  ['NW', [82, ABOVE], [58, 78]],
  ['NC', [172, ABOVE], [166, 76]],
  ['NE', [266, ABOVE], [266, 88]],
  ['SW', [54, BELOW], [54, 152]],
  ['SC', [170, BELOW], [168, 160]],
  ['SE', [276, BELOW], [276, 166]],
];

/** Each region is a link to its jobs, with its name and count; nothing needs a pointer above it (U45). */
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
          <Link key={code} to={addressOf({ region: [code] })} aria-label={wordsOf(code, jobsIn(code))}>
            <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden="true">
              <path d={SHAPES[code]} />
            </svg>
            <span style={placed(name)}>{GEOGRAPHY_NAMES[code]}</span>{' '}
            <span className="n" style={placed(at)}>
              {jobsIn(code)?.toLocaleString('en-US')}
            </span>
          </Link>
        ))}
      </div>
      <p className="statewide num">
        <Link to={addressOf({ region: ['ST'] })} aria-label={wordsOf('ST', jobsIn('ST'))}>
          {GEOGRAPHY_NAMES.ST}
        </Link>
        <span aria-hidden="true">{jobsIn('ST')?.toLocaleString('en-US')}</span>
      </p>
    </section>
  );
}

/** The words are text of the page, not of the picture: they follow its text size and have a ground of their own. */
const placed = ([x, y]: Spot) => ({ left: `${(x / MAP.width) * 100}%`, top: `${(y / MAP.height) * 100}%` });

function wordsOf(code: Region | 'ST', count: number | undefined): string {
  const name = GEOGRAPHY_NAMES[code];
  return count === undefined ? name : `${name}, ${counted(count, 'job')}`;
}
