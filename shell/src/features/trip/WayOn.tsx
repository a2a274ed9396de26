import type { VisitorSettings } from '@odysseus/contract';
import { formatDistance } from '@odysseus/model/trip';
import { Icon } from '@odysseus/ui';
import { tripCopy } from './copy';
import { ByMetro, Walk, Way } from './StopCard.styles';

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

/**
 * The way to the next stop: on foot, and where that is long, by metro too; the shorter first. Each is a line of its own, short enough
 * to stand beside the buttons of a phone's width.
 */
export function WayOn({ stop, metres, walkMinutes, metro, nextName, rideMinutes, rideWalk = 0, settings }: WayOnProps) {
  const { stop: words } = tripCopy;
  if (metres === undefined || walkMinutes === undefined) return <Walk />;
  const far = metres > walkable;
  const distance = formatDistance(metres, settings.units);
  const told = rideMinutes !== undefined;
  const byMetro = metro !== undefined && nextName !== undefined && (
    <Way key="metro" $onScreen={!told}>
      <Icon name="train-front" size={16} />
      <span>
        <ByMetro to={metro} aria-label={words.metroNamed(stop.name, nextName, rideMinutes)}>
          {words.metro(rideMinutes)}
        </ByMetro>
        {told ? ` ${words.rideWalk(rideWalk)}` : null}
      </span>
    </Way>
  );
  if (byMetro && far)
    return (
      <Walk>
        {byMetro}
        <Way>{words.away(distance)}</Way>
      </Walk>
    );
  const onFoot = (
    <Way key="foot">
      <Icon name={far ? 'train-front' : 'footprints'} size={16} />
      <span>{far ? words.tooFar(distance) : words.walk(walkMinutes, distance)}</span>
    </Way>
  );
  const rides = told && rideMinutes + rideWalk < walkMinutes;
  return <Walk>{rides ? [byMetro, onFoot] : [onFoot, byMetro]}</Walk>;
}
