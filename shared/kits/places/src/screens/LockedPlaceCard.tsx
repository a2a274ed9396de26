import { areaBeside, type LockedPlace } from '@odysseus/model';
import { vignetteOf } from '@odysseus/page';
import { useAccess } from '@odysseus/runtime';
import { Badge, Icon } from '@odysseus/ui';
import { placeCopy } from '../logic/copy';
import { Small, Whole } from './LockedPlaceCard.styles';
import { Name, Where } from './PlaceCard.styles';

interface LockedPlaceCardProps {
  readonly place: LockedPlace;
  /** Whether its drawing stands there. */
  readonly drawn?: boolean;
}

/**
 * A premium place on a public screen: what it is, and the way to the premium screen that tells about it. Whoever may read that screen
 * is led to the place's own card there.
 */
export function LockedPlaceCard({
  place: { id, name, kind, vignette, area, path },
  drawn = true,
}: LockedPlaceCardProps) {
  const beside = areaBeside({ name, area });
  const open = useAccess().state === 'active';
  return (
    <Whole to={open ? `${path}#${id}` : path} $plain={!drawn}>
      {drawn ? <Small src={vignetteOf(vignette ?? kind)} alt="" width={96} height={60} loading="lazy" /> : null}
      <div>
        <Name>{name}</Name>
        <Where>
          {placeCopy.kinds[kind]}
          {beside === undefined ? null : `\u00a0· ${beside}`}
        </Where>
        {open ? (
          <Badge tone="free">
            <Icon name="check" size={12} />
            {placeCopy.unlocked}
          </Badge>
        ) : (
          <Badge tone="expert">
            <Icon name="lock" size={12} />
            {placeCopy.locked}
          </Badge>
        )}
      </div>
    </Whole>
  );
}
