import type { RouteData } from '@odysseus/contract';
import { useAccess } from '@odysseus/runtime';
import { pageCopy } from '../copy';
import { Section } from '../layout/Section';
import { RouteBadges } from './RouteBadges';
import { Card, Cards, Line, Name, Picture, Words } from './GoOnTo.styles';
import { relatedTo } from './relatedTo';
import { Led } from './Tile.styles';
import { vignetteOf } from './vignettes';

interface GoOnToProps {
  readonly related: readonly { readonly path: string; readonly vignette: string; readonly line?: string }[];
  readonly siblings: readonly RouteData[];
}

/** Where a reader goes on from the end of a screen: three others of the city. */
export function GoOnTo({ related, siblings }: GoOnToProps) {
  const access = useAccess();
  const shown = relatedTo(related, siblings, access.state === 'active');
  if (shown.length === 0) return null;
  return (
    <Section id="related" title={pageCopy.related}>
      <Cards data-related="">
        {shown.map(({ tile, route }) => (
          <Card key={tile.path}>
            <Picture src={vignetteOf(tile.vignette)} alt="" width={320} height={200} loading="lazy" />
            <Words>
              <Name>
                <Led to={route.path}>{route.title ?? route.text}</Led> <RouteBadges route={route} />
              </Name>
              {tile.line === undefined ? null : <Line>{tile.line}</Line>}
            </Words>
          </Card>
        ))}
      </Cards>
    </Section>
  );
}
