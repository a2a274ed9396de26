import type { Access, RouteData } from '@odysseus/contract';
import { Link, useShell } from '@odysseus/runtime';
import { Badge, Icon } from '@odysseus/ui';
import { overviewCopy } from '../overview/copy';
import classes from './ScreenTiles.module.css';
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
  const { access } = useShell();
  return (
    <ul className={classes['grid']}>
      {tiles.flatMap((tile) => {
        const route = siblings.find((candidate) => candidate.path === tile.path);
        return route ? [<TileCard key={tile.path} tile={tile} route={route} access={access} />] : [];
      })}
    </ul>
  );
}

function TileCard({ tile, route, access }: { readonly tile: Tile; readonly route: RouteData; readonly access: Access }) {
  return (
    <li className={classes['card']}>
      <img src={vignetteOf(tile.vignette)} alt="" width={320} height={200} loading="lazy" className={classes['picture']} />
      <div className={classes['words']}>
        <h3 className={classes['name']}>
          <Link to={route.path} className={classes['link']}>
            {route.title ?? route.text}
          </Link>
        </h3>
        <p className={classes['line']}>{tile.line}</p>
        <p className={classes['badges']}>
          {route.type === 'public' ? <Badge tone="free">{overviewCopy.free}</Badge> : null}
          {route.type === 'premium' && access.state !== 'active' ? (
            <Badge tone="expert">
              <Icon name="lock" size={12} />
              {overviewCopy.expert}
            </Badge>
          ) : null}
          {route.preparation ? <Badge>{overviewCopy.preparation}</Badge> : null}
        </p>
      </div>
    </li>
  );
}
