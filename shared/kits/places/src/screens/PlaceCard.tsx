import {
  adviceText,
  type CompiledCity,
  type CompiledPlace,
  type Entry,
  type LatLng,
  type LitSide,
  isGeneral,
  whereabouts,
} from '@odysseus/model';
import { HowKnown, pageCopy, Typeset, useTrip, vignetteOf } from '@odysseus/page';
import { useAccess, usePlan, useSession, useSettings } from '@odysseus/runtime';
import { Icon, type PictureFiles } from '@odysseus/ui';
import { memo, type ReactNode } from 'react';
import { placeCopy } from '../logic/copy';
import { wayIn } from '../logic/wayIn';
import { CardFacts } from './CardFacts';
import { CardShare } from './CardShare';
import { OpenNow } from './OpenNow';
import {
  Actions,
  Card,
  Figure,
  Header,
  MapAction,
  Name,
  NoteList,
  Quick,
  Summary,
  Thumbnail,
  TripAction,
  Where,
  Words,
} from './PlaceCard.styles';
import { PlaceDetails } from './PlaceDetails';
import { PlaceWays } from './PlaceWays';
import { heldFacts } from './heldFacts';
import { isLocated, Locator, type LocatorMap } from './Locator';
import { ParserPause } from './list/ParserPause';
import { MistakeForm } from './MistakeForm';
import { PrintLine } from './PrintLine';
import { RelatedPages } from './RelatedPages';
import { Stories } from './Stories';
import { Unfolding } from './Unfolding';

interface PlaceCardProps {
  readonly place: CompiledPlace;
  readonly entry: Entry;
  readonly city: CompiledCity;
  /** When the sun is on which of its sides. */
  readonly light?: readonly LitSide[] | undefined;
  /** Path of the screen that shows the card. */
  readonly path: string;
  readonly picture?: PictureFiles | undefined;
  /** Whether a drawing stands where there is no picture. */
  readonly drawn?: boolean;
  /** The city's map, which shows where the place lies where neither picture nor drawing stands. */
  readonly locator?: LocatorMap | undefined;
  /** From where the way is told. */
  readonly here?: LatLng | undefined;
  /** What can be done about the place, where a trip is not what the screen is for. */
  readonly actions?: ReactNode;
  /** Whether nobody wants it any more, until it is taken away. */
  readonly hidden?: boolean;
  /** Whether a browser that reads the page may draw once it has read this card. */
  readonly pause?: boolean;
}

/** What a visitor narrows or orders concerns no card itself, and no more does what an editor writes elsewhere on the screen. */
export const PlaceCard = memo(function PlaceCard({ hidden = false, pause = false, ...props }: PlaceCardProps) {
  useWhatCardsAsk();
  const { place, city } = props;
  // Its id may stand on another card of the place already.
  const card = (
    <Card id={hidden ? undefined : place.id} aria-labelledby={`${place.id}-name`} hidden={hidden}>
      <CardInside {...props} />
      {pause ? <ParserPause /> : null}
    </Card>
  );
  // Addresses with an id that the place bore lead to it.
  return formerIds(city, place).reduce(
    (inner, id) => (
      <div id={hidden ? undefined : id} data-former="" hidden={hidden}>
        {inner}
      </div>
    ),
    card,
  );
});

/**
 * Has React look for whom a change of these concerns one card after the other, between which the page answers. Otherwise it looks
 * through all cards of a list at once, which takes a slow phone a tenth of a second.
 */
function useWhatCardsAsk(): void {
  useSession();
  useAccess();
  usePlan();
  useSettings();
}

const CardInside = memo(function CardInside({
  place,
  entry,
  city,
  light,
  path,
  picture,
  drawn = true,
  locator,
  here,
  actions,
}: Omit<PlaceCardProps, 'hidden' | 'pause'>) {
  const pictured = picture && place.picture;
  const located = !pictured && !drawn && locator && isLocated(locator, place.coordinates) ? locator : undefined;
  const held = heldFacts(place);
  const where = whereabouts(place, toldWay(place, entry.detour));
  return (
    <>
      <Header $plain={!pictured && !drawn && !located}>
        {pictured ? <CardPicture picture={picture} alt={pictured.alt} /> : null}
        {!pictured && drawn ? (
          <Thumbnail src={vignetteOf(place.vignette ?? place.kind)} alt="" width={96} height={60} loading="lazy" />
        ) : null}
        {located ? <Locator map={located} at={place.coordinates} /> : null}
        <Words>
          <Name id={`${place.id}-name`}>{place.name}</Name>
          {where === undefined ? null : <Where>{where}</Where>}
          <Quick>
            <Typeset text={place.quick ?? place.summary} />
          </Quick>
        </Words>
      </Header>
      <OpenNow place={place} city={city} />
      <CardFacts place={place} city={city} here={here} />
      <PrintLine place={place} city={city} />
      <Actions data-actions="">
        {actions ?? <TripButton city={city} place={place} path={path} />}
        {place.map === undefined ? null : (
          <MapAction to={place.map} aria-label={placeCopy.onMap(place.name)}>
            <Icon name="map" size={16} />
            <span>{placeCopy.mapAction}</span>
          </MapAction>
        )}
        <PlaceWays place={place} wayIn={wayIn(place)} city={city} />
      </Actions>
      <Unfolding name={place.name}>
        <CardShare place={place} path={path} />
        <PlaceDetails place={place} city={city} timed={entry.when !== undefined} />
        <HowKnown known={place.known} facts={held} links={place.links} />
        {place.quick ? (
          <Summary>
            <Typeset text={place.summary} />
          </Summary>
        ) : null}
        <p>
          <Typeset text={entry.why} />
        </p>
        <p>
          <Typeset text={place.body} />
        </p>
        <Notes entry={entry} isUsual={held.some(([fact]) => isGeneral(place, fact))} />
        <Stories entry={entry} light={light} />
        <RelatedPages related={place.related} />
        <MistakeForm place={`${city.key}/${place.id}`} name={place.name} />
      </Unfolding>
    </>
  );
});

function formerIds({ renamed = {} }: CompiledCity, { id }: CompiledPlace): string[] {
  return Object.keys(renamed).filter((former) => renamed[former] === id);
}

/** How far it is from where a reader is anyway; whoever needs a hospital or a police station needs its address. */
function toldWay({ kind, address }: CompiledPlace, detour: Entry['detour']): Parameters<typeof whereabouts>[1] {
  if (detour) return { words: placeCopy.detour(detour), name: detour.from };
  return kind === 'service' ? { words: address } : undefined;
}

function CardPicture({ picture, alt }: { readonly picture: PictureFiles; readonly alt: string }) {
  return (
    <Figure>
      <picture>
        <source type="image/avif" srcSet={picture.smallAvif} />
        <img src={picture.smallWebp} alt={alt} width={800} height={450} loading="lazy" />
      </picture>
      <figcaption>{pageCopy.illustration}</figcaption>
    </Figure>
  );
}

interface NotesProps {
  readonly entry: Entry;
  /** Whether the card says already that its facts are to be confirmed. */
  readonly isUsual: boolean;
}

/** What this screen alone says of the place, beside why it is there. */
function Notes({ entry: { when, notes = [], behave, skipIf }, isUsual }: NotesProps) {
  if (!when && !behave && !skipIf && notes.length === 0) return null;
  return (
    <NoteList>
      <Note term={placeCopy.when} text={when} />
      {notes.map(({ label, text, confirm = false }) => (
        <Note key={label} term={label} text={text} confirm={confirm && !isUsual} />
      ))}
      <Note term={placeCopy.behave} text={behave && adviceText(behave)} />
      <Note term={placeCopy.skipIf} text={skipIf} />
    </NoteList>
  );
}

function Note({
  term,
  text,
  confirm = false,
}: {
  readonly term: string;
  readonly text: string | undefined;
  readonly confirm?: boolean;
}) {
  if (!text) return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <Typeset text={text} />
        <HowKnown confirm={confirm} />
      </dd>
    </div>
  );
}

function TripButton({
  city,
  place,
  path,
}: {
  readonly city: CompiledCity;
  readonly place: CompiledPlace;
  readonly path: string;
}) {
  const plan = useTrip(city);
  const id = `${city.key}/${place.id}`;
  const planned = plan.items.some((item) => item.id === id);
  const { name, coordinates } = place;
  return (
    <TripAction
      type="button"
      aria-pressed={planned}
      aria-label={`${planned ? placeCopy.remove : placeCopy.add}: ${name}`}
      onClick={() => (planned ? plan.remove(id) : plan.add({ id, name, path, coordinates }))}
    >
      <Icon name={planned ? 'check' : 'plus'} size={16} />
      {placeCopy.trip}
    </TripAction>
  );
}
