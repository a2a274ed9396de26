import type { RouteData } from '@odysseus/contract';
import { keepTogether } from '@odysseus/model';
import { RouteBadges } from './RouteBadges';
import { columnsFor } from './columnsFor';
import { Badges, Card, Grid, Line, Name, Picture, Words } from './ScreenTiles.styles';
import { Led } from './Tile.styles';
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

/** How high so many tiles are on a phone at least, with a heading over them, in rem. */
export const tilesOnPhone = (tiles: number): number => 5 + tiles * 5.5;

/** A city's other screens as a picture grid. A tile whose path no route of the remote has is left out. */
export function ScreenTiles({ tiles, siblings }: ScreenTilesProps) {
  const cards = tiles.flatMap((tile) => {
    const route = siblings.find((candidate) => candidate.path === tile.path);
    return route ? [<TileCard key={tile.path} tile={tile} route={route} />] : [];
  });
  return <Grid $most={columnsFor(cards.length)}>{cards}</Grid>;
}

function TileCard({ tile, route }: { readonly tile: Tile; readonly route: RouteData }) {
  return (
    <Card>
      <Picture src={vignetteOf(tile.vignette)} alt="" width={320} height={200} loading="lazy" />
      <Words>
        <Name>
          <Led to={route.path}>{route.title ?? route.text}</Led>
        </Name>
        <Line>{keepTogether(tile.line)}</Line>
        <Badges>
          <RouteBadges route={route} />
        </Badges>
      </Words>
    </Card>
  );
}
