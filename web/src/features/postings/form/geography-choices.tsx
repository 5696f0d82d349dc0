import '#web/ui/regions/region-choices.css';
import { type FunctionComponent, lazy, type ReactNode, Suspense, useRef } from 'react';
import { useNearViewport } from '#web/ui/layout/use-near-viewport';
import type { RegionMapProps } from '#web/ui/regions/region-map';

/** Without its file there is no map: the list has the same choices. */
const RegionMap = lazy<FunctionComponent<RegionMapProps>>(() =>
  import('#web/ui/regions/region-map').catch(() => ({ default: () => null })),
);

interface Props extends RegionMapProps {
  /** Below the map, which has no Statewide. */
  note: ReactNode;
  /** The same regions as check boxes or radio buttons. */
  children: ReactNode;
}

/**
 * Regions as a list and on the map beside it, below it in a narrow container; both have the same value. The map is
 * loaded when it is near the viewport.
 */
export function GeographyChoices({ isChosen, onPress, note, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(root);
  return (
    <div className="region-space" ref={root}>
      <div className="region-choices">
        <div className="region-list">{children}</div>
        <div>
          <div className="region-map">
            {isNear && (
              <Suspense>
                <RegionMap isChosen={isChosen} onPress={onPress} />
              </Suspense>
            )}
          </div>
          {note}
        </div>
      </div>
    </div>
  );
}
