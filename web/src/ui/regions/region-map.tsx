import { GEOGRAPHY_NAMES } from '#modules/shared/geography';
import { MAP_REGIONS, type MapRegion, positionStyle } from './region-labels';
import { MAP, SHAPES } from './region-shapes';

export interface RegionMapProps {
  isChosen(region: MapRegion): boolean;
  onPress(region: MapRegion): void;
}

/** The regions as buttons with name and pressed state; nothing requires hover. */
export default function RegionMap({ isChosen, onPress }: RegionMapProps) {
  return MAP_REGIONS.map(([region, at, mark]) => (
    <button
      key={region}
      type="button"
      aria-label={`${GEOGRAPHY_NAMES[region]} on the map`}
      aria-pressed={isChosen(region)}
      onClick={() => onPress(region)}
    >
      <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden="true">
        <path d={SHAPES[region]} />
        {isChosen(region) && <path className="tick" d={`M${mark[0] - 7} ${mark[1]}l5 5l9 -10`} />}
      </svg>
      <span style={positionStyle(at)}>{GEOGRAPHY_NAMES[region]}</span>
    </button>
  ));
}
