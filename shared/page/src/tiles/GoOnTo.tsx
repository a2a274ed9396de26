import { tripPath, type RouteData } from '@odysseus/contract';
import { keepTogether } from '@odysseus/model';
import { useAccess } from '@odysseus/runtime';
import { overviewsElsewhere, useEveryArea } from '@odysseus/ui/onward';
import { pageCopy } from '../copy';
import { Section } from '../layout/Section';
import { RouteBadges } from './RouteBadges';
import { Card, Cards, End, Line, Name, Picture, Words } from './GoOnTo.styles';
import { relatedTo, shownAtEnd } from './relatedTo';
import { Led } from './Tile.styles';
import { vignetteOf } from './vignettes';

interface GoOnToProps {
  /** A screen whose drawing stands above on the page already has none here. */
  readonly related: readonly { readonly path: string; readonly vignette?: string; readonly line?: string }[];
  readonly siblings: readonly RouteData[];
}

/**
 * Where a reader goes on from the end of a screen: three others of the city; where there are fewer, the overviews of other
 * destinations, and where a shell names none, the visitor's trip.
 */
export function GoOnTo({ related, siblings }: GoOnToProps) {
  const access = useAccess();
  const shown = relatedTo(related, siblings, access.state === 'active');
  const elsewhere = overviewsElsewhere(useEveryArea() ?? [], siblings).slice(0, shownAtEnd - shown.length);
  if (shown.length + elsewhere.length === 0) return null;
  const drawings = shown.flatMap(({ tile: { vignette } }) => (vignette === undefined ? [] : [vignetteOf(vignette)]));
  const drawn = new Set(drawings).size === shownAtEnd;
  return (
    <End>
      <Section below id="related" title={pageCopy.related}>
        <Cards data-related="">
          {shown.map(({ tile, route }, index) => (
            <Card key={tile.path}>
              {drawn ? <Picture src={drawings[index]} alt="" width={320} height={200} loading="lazy" /> : null}
              <Words>
                <Name>
                  <Led to={route.path}>{route.title ?? route.text}</Led> <RouteBadges route={route} />
                </Name>
                {tile.line === undefined ? null : <Line>{keepTogether(tile.line)}</Line>}
              </Words>
            </Card>
          ))}
          {elsewhere.map(({ path, text }) => (
            <Card key={path}>
              <Words>
                <Name>
                  <Led to={path}>{text}</Led>
                </Name>
              </Words>
            </Card>
          ))}
          {shown.length + elsewhere.length < shownAtEnd ? (
            <Card>
              <Words>
                <Name>
                  <Led to={tripPath}>{pageCopy.trip.name}</Led>
                </Name>
                <Line>{pageCopy.trip.line}</Line>
              </Words>
            </Card>
          ) : null}
        </Cards>
      </Section>
    </End>
  );
}
