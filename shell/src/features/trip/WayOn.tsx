import type { VisitorSettings } from '@odysseus/contract';
import { formatDistance } from '@odysseus/model/trip';
import { Icon } from '@odysseus/ui';
import { tripCopy } from './copy';
import { ByMetro, Walk } from './StopCard.styles';

interface WayOnProps {
  readonly stop: { readonly name: string };
  /** To the next stop; undefined after the last. */
  readonly metres: number | undefined;
  readonly walkMinutes: number | undefined;
  /** Address of the planner for it, where it is long. */
  readonly metro: string | undefined;
  readonly nextName: string | undefined;
  readonly rideMinutes: number | undefined;
  readonly rideWalk: number | undefined;
  readonly settings: Pick<VisitorSettings, 'units'>;
}

/** Farther than this nobody walks between two sights, in metres. */
const walkable = 4_000;

/** The way to the next stop: on foot, and where that is long, by metro too; the shorter first. */
export function WayOn({ stop, metres, walkMinutes, metro, nextName, rideMinutes, rideWalk = 0, settings }: WayOnProps) {
  const { stop: words } = tripCopy;
  if (metres === undefined || walkMinutes === undefined) return <Walk />;
  const far = metres > walkable;
  const distance = formatDistance(metres, settings.units);
  const onFoot = far ? words.tooFar(distance) : words.walk(walkMinutes, distance);
  const byMetro = metro !== undefined && nextName !== undefined && (
    <>
      <ByMetro to={metro} aria-label={words.metroNamed(stop.name, nextName, rideMinutes)}>
        {words.metro(rideMinutes)}
      </ByMetro>
      {rideMinutes === undefined ? null : ` ${words.rideWalk(rideWalk)}`}
    </>
  );
  const rides = byMetro && rideMinutes !== undefined && (far || rideMinutes + rideWalk < walkMinutes);
  return (
    <Walk>
      <Icon name={far || rides ? 'train-front' : 'footprints'} size={16} />
      {rides ? (
        <span>
          {byMetro} {far ? `· ${distance}` : words.orOnFoot(walkMinutes, distance)}
        </span>
      ) : (
        <span>
          {onFoot} {byMetro}
        </span>
      )}
    </Walk>
  );
}
