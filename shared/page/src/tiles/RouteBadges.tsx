import type { RouteData } from '@odysseus/contract';
import { useAccess } from '@odysseus/runtime';
import { Badge, Icon } from '@odysseus/ui';
import { pageCopy } from '../copy';
import { isWritten } from './isWritten';
import { Locked } from './RouteBadges.styles';

/** Whether a screen is free, opens with Expert Access, or is still to come: what can't be read yet isn't called free. */
export function RouteBadges({ route }: { readonly route: RouteData }) {
  const { type } = route;
  const written = isWritten(route);
  const access = useAccess();
  return (
    <>
      {type === 'public' && written ? <Badge tone="free">{pageCopy.free}</Badge> : null}
      {type === 'premium' && access.state !== 'active' ? (
        <Locked>
          <Badge tone="expert">
            <Icon name="lock" size={12} />
            {pageCopy.expert}
          </Badge>
        </Locked>
      ) : null}
      {written ? null : <Badge>{pageCopy.preparation}</Badge>}
    </>
  );
}
