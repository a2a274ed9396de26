import type { Access, RouteData } from '@odysseus/contract';
import { useAccess } from '@odysseus/runtime';
import { Badge, Icon } from '@odysseus/ui';
import { pageCopy } from '../copy';
import { Badges, Card, Grid, Led, Line, Name, Picture, Words } from './ScreenTiles.styles';
import { vignetteOf } from './vignettes';

interface Tile {
  readonly path: string;
  readonly line: string;
  readonly vignette: string;
}

interface ScreenTilesProps {
  readonly tiles: readonly Tile[];
  readonly siblings: readonly RouteData[];
}

/** A city's other screens as a picture grid. A tile whose path no route of the remote has is left out. */
export function ScreenTiles({ tiles, siblings }: ScreenTilesProps) {
  const access = useAccess();
  return (
    <Grid>
      {tiles.flatMap((tile) => {
        const route = siblings.find((candidate) => candidate.path === tile.path);
        return route ? [<TileCard key={tile.path} tile={tile} route={route} access={access} />] : [];
      })}
    </Grid>
  );
}

function TileCard({
  tile,
  route,
  access,
}: {
  readonly tile: Tile;
  readonly route: RouteData;
  readonly access: Access;
}) {
  return (
    <Card>
      <Picture src={vignetteOf(tile.vignette)} alt="" width={320} height={200} loading="lazy" />
      <Words>
        <Name>
          <Led to={route.path}>{route.title ?? route.text}</Led>
        </Name>
        <Line>{tile.line}</Line>
        <Badges>
          {route.type === 'public' ? <Badge tone="free">{pageCopy.free}</Badge> : null}
          {route.type === 'premium' && access.state !== 'active' ? (
            <Badge tone="expert">
              <Icon name="lock" size={12} />
              {pageCopy.expert}
            </Badge>
          ) : null}
          {route.preparation ? <Badge>{pageCopy.preparation}</Badge> : null}
        </Badges>
      </Words>
    </Card>
  );
}
