import { Link } from 'react-router-dom';
import { GEOGRAPHY_NAMES } from '#modules/shared/geography';
import { pluralize } from '#web/lib/formatting/format';
import { MAP_REGIONS, type MapRegion, positionStyle } from '#web/ui/regions/region-labels';
import { MAP, SHAPES } from '#web/ui/regions/region-shapes';
import { searchUrl } from '../criteria';
import { useRegions } from './use-regions';

/** Each region is a link to its jobs, with name and count; nothing requires hover. */
export function RegionMap() {
  const { data = [] } = useRegions();
  const jobsIn = (code: MapRegion | 'ST') => data.find((region) => region.code === code)?.count;

  return (
    <section aria-labelledby="regions">
      <div className="ruled">
        <h2 id="regions">Jobs by region</h2>
      </div>
      <div className="map" style={{ aspectRatio: `${MAP.width} / ${MAP.height}` }}>
        {MAP_REGIONS.map(([code, name, at]) => (
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

function regionLabel(code: MapRegion | 'ST', count: number | undefined): string {
  const name = GEOGRAPHY_NAMES[code];
  return count === undefined ? name : `${name}, ${pluralize(count, 'job')}`;
}
