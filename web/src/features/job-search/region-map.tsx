import { Link } from 'react-router-dom';
import { GEOGRAPHY_NAMES } from '../../../../modules/postings/contract/api-lists';
import { counted } from '../../lib/format';
import { addressOf } from './criteria';
import { MAP, SHAPES } from './region-shapes';
import { useRegions } from './use-regions';

type Region = keyof typeof SHAPES;
type Spot = readonly [x: number, y: number];

const ABOVE = 14;
const BELOW = MAP.height - 6;

/** As people read a map; where the name stands, and the count. */
const REGIONS: readonly [Region, name: Spot, count: Spot][] = [
  ['NW', [82, ABOVE], [58, 84]],
  ['NC', [172, ABOVE], [166, 82]],
  ['NE', [266, ABOVE], [266, 94]],
  ['SW', [54, BELOW], [54, 158]],
  ['SC', [170, BELOW], [168, 166]],
  ['SE', [276, BELOW], [276, 172]],
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
      <svg className="map" viewBox={`0 0 ${MAP.width} ${MAP.height}`}>
        <title>Map of Pennsylvania</title>
        {REGIONS.map(([code, name, at]) => (
          <Link key={code} to={addressOf({ region: code })} aria-label={wordsOf(code, jobsIn(code))}>
            <path d={SHAPES[code]} />
            <text x={name[0]} y={name[1]}>
              {GEOGRAPHY_NAMES[code]}
            </text>
            <text className="n" x={at[0]} y={at[1]}>
              {jobsIn(code)?.toLocaleString('en-US')}
            </text>
          </Link>
        ))}
      </svg>
      <p className="statewide num">
        <Link to={addressOf({ region: 'ST' })} aria-label={wordsOf('ST', jobsIn('ST'))}>
          {GEOGRAPHY_NAMES.ST}
        </Link>
        <span aria-hidden="true">{jobsIn('ST')?.toLocaleString('en-US')}</span>
      </p>
    </section>
  );
}

function wordsOf(code: Region | 'ST', count: number | undefined): string {
  const name = GEOGRAPHY_NAMES[code];
  return count === undefined ? name : `${name}, ${counted(count, 'job')}`;
}
