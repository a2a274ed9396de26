import type { RouteData } from '@odysseus/contract';
import { keepTogether } from '@odysseus/model';
import { pageCopy } from '../copy';
import { RouteBadges } from './RouteBadges';
import { columnsFor } from './columnsFor';
import { isWritten } from './isWritten';
import { Badges, Card, Grid, Line, Name, Picture, Soon, Waiting, Words } from './ScreenTiles.styles';
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

/** How high the tiles are on a phone at least, with a heading over them, in rem: a card each, and the names of what is to come. */
export function tilesOnPhone(tiles: readonly Pick<Tile, 'path'>[], siblings: readonly RouteData[]): number {
  const { written, waiting } = sorted(tiles, siblings);
  return 5 + written.length * 5.5 + (waiting.length > 0 ? 3 + Math.ceil(waiting.length / 4) * 2.25 : 0);
}

/**
 * A city's other screens as a picture grid; those that are still to come follow as one list of names. A tile whose path no route of
 * the remote has is left out.
 */
export function ScreenTiles({ tiles, siblings }: ScreenTilesProps) {
  const { written, waiting } = sorted(tiles, siblings);
  return (
    <>
      {written.length > 0 ? (
        <Grid $most={columnsFor(written.length)}>
          {written.map(({ tile, route }) => (
            <TileCard key={tile.path} tile={tile} route={route} />
          ))}
        </Grid>
      ) : null}
      {waiting.length > 0 ? (
        <Waiting>
          <h3 id="screens-to-come">{pageCopy.preparation}</h3>
          <ul aria-labelledby="screens-to-come">
            {waiting.map(({ route: { path, text } }) => (
              <li key={path}>
                <Soon to={path}>{text}</Soon>
              </li>
            ))}
          </ul>
        </Waiting>
      ) : null}
    </>
  );
}

/** Tiles with their routes: of screens that tell something, and of those that are to come. */
function sorted<T extends Pick<Tile, 'path'>>(tiles: readonly T[], siblings: readonly RouteData[]) {
  const found = tiles.flatMap((tile) => {
    const route = siblings.find(({ path }) => path === tile.path);
    return route ? [{ tile, route }] : [];
  });
  return {
    written: found.filter(({ route }) => isWritten(route)),
    waiting: found.filter(({ route }) => !isWritten(route)),
  };
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
