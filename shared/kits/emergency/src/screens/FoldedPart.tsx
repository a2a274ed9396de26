import { BlockContent, HowKnown, pageCopy, Typeset } from '@odysseus/page';
import { drawnGroups } from '@odysseus/places';
import { Cards, PlaceCard } from '@odysseus/places/screens';
import { emergencyCopy } from './copy';
import type { EmergencyPart } from '../logic/emergencyParts';
import { Paragraph } from './EmergencyScreen.styles';
import { Folded } from './Folded';
import type { PicturedEmergency } from './picturedEmergency';
import { PlaceActions } from './PlaceActions';

interface OnScreen {
  readonly content: PicturedEmergency;
  /** Path of the screen. */
  readonly path: string;
}

interface FoldedPartProps extends OnScreen {
  readonly part: EmergencyPart;
}

/** One folded part of an emergency page. */
export function FoldedPart({ part, content, path }: FoldedPartProps) {
  switch (part.of) {
    case 'introduction':
      return (
        <Folded id={part.of} title={emergencyCopy.introduction}>
          {content.introduction.map((paragraph) => (
            <Paragraph key={paragraph}>
              <Typeset text={paragraph} />
            </Paragraph>
          ))}
        </Folded>
      );
    case 'block':
      return (
        <Folded id={part.id} title={part.block.title} line={part.block.line}>
          <BlockContent block={part.block} content={content} />
        </Folded>
      );
    case 'group':
      return <FoldedPlaces {...part} content={content} path={path} />;
    case 'links':
      return content.links ? (
        <Folded id={part.of} title={pageCopy.links}>
          <HowKnown links={content.links} />
        </Folded>
      ) : null;
  }
}

interface FoldedPlacesProps extends OnScreen {
  readonly id: string;
  /** Of the group, on the screen. */
  readonly index: number;
}

function FoldedPlaces({ id, index, content, path }: FoldedPlacesProps) {
  const group = content.groups[index];
  if (!group) return null;
  const drawn = drawnGroups(content, () => false)[index]?.cards ?? false;
  return (
    <Folded id={id} title={group.title} line={group.line}>
      <Cards>
        {group.entries.flatMap((entry) => {
          const place = content.places[entry.place];
          return place
            ? [
                <PlaceCard
                  key={entry.place}
                  place={place}
                  entry={entry}
                  city={content.city}
                  light={content.light[place.id]}
                  path={path}
                  drawn={drawn}
                  actions={<PlaceActions place={place} />}
                />,
              ]
            : [];
        })}
      </Cards>
    </Folded>
  );
}
