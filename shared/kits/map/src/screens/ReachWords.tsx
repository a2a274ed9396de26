import { mapCopy } from './copy';
import { reachWidth } from '../logic/reachWidth';
import { ringMinutes } from '../logic/rings';
import type { PlaceMapState } from './usePlaceMap';
import { Legend } from './ReachWords.styles';

/** How many places one can walk to, along streets or as the crow flies, and what the map's lines mean. */
export function ReachWords({ state }: { readonly state: Pick<PlaceMapState, 'origin' | 'within' | 'reach'> }) {
  const { origin, within, reach } = state;
  if (!origin) return null;
  if (reach.state === 'reading') return <p role="status">{mapCopy.readingStreets(origin.name)}</p>;
  if (reach.state === 'crow') return <p role="status">{mapCopy.within(origin.name, within)}</p>;
  return (
    <>
      <p role="status">{mapCopy.withinStreets(origin.name, within)}</p>
      <Legend aria-label={mapCopy.reachLegend}>
        {ringMinutes.map((minutes) => (
          <li key={minutes} data-minutes={minutes}>
            <svg width="34" height="10" aria-hidden="true">
              <path d="M6 5H28" strokeWidth={reachWidth(minutes)} />
            </svg>
            {mapCopy.reachStep(minutes)}
          </li>
        ))}
      </Legend>
    </>
  );
}
