import {
  type CompiledCity,
  type LatLng,
  metresBetween,
  type Place,
  streetFactor,
  walkingMinutes,
} from '@odysseus/model';
import { isPositionAllowed, usePositionNear, type PositionState } from '@odysseus/page';
import { useSettings } from '@odysseus/runtime';
import { Icon } from '@odysseus/ui';
import { useEffect, useMemo } from 'react';
import { wayCopy } from './copy';
import { Ask, Way } from './Way.styles';

interface OnFootProps {
  readonly place: Pick<Place, 'coordinates'>;
  readonly city: Pick<CompiledCity, 'centre' | 'towns'>;
}

/** A position that is known less well than this tells nothing of a walk, in metres. */
const mostVague = 500;

/** How long the walk is from where the visitor is: at once where they have allowed it before, or else at their wish. */
export function OnFoot({ place, city }: OnFootProps) {
  const { coordinates } = place;
  const { position, locate } = usePositionNear(
    city,
    useMemo(() => [place], [place]),
  );
  const { settings } = useSettings();
  useEffect(() => {
    let gone = false;
    void isPositionAllowed().then((allowed) => {
      if (allowed && !gone) locate();
    });
    return () => {
      gone = true;
    };
  }, [locate]);
  return (
    <Way>
      <Icon name="footprints" size={18} />
      <strong>{wayCopy.foot}</strong>
      {position.state === 'idle' ? (
        <Ask type="button" onClick={locate}>
          {wayCopy.ask}
        </Ask>
      ) : null}
      <span role="status">{wordsOf(position, coordinates, settings.units)}</span>
      {position.state === 'denied' || position.state === 'unavailable' ? (
        <Ask type="button" onClick={locate}>
          {wayCopy.again}
        </Ask>
      ) : null}
    </Way>
  );
}

function wordsOf(position: PositionState, to: LatLng, units: 'metric' | 'imperial'): string | undefined {
  switch (position.state) {
    case 'idle':
      return undefined;
    case 'asking':
    case 'denied':
    case 'unavailable':
      return wayCopy[position.state];
    case 'far':
      return wayCopy.far(position.metres, units);
    case 'found': {
      if (position.within > mostVague) return wayCopy.vague(position.within, units);
      const more = Math.round((streetFactor - 1) * 100);
      return wayCopy.walk(walkingMinutes(position.at, to), metresBetween(position.at, to), units, more);
    }
  }
}
