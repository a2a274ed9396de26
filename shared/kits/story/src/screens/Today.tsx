import { whereabouts, type CompiledCity } from '@odysseus/model';
import { Section, useTrip } from '@odysseus/page';
import { placeCopy } from '@odysseus/places';
import { Link } from '@odysseus/runtime';
import { Button, Icon } from '@odysseus/ui';
import type { Chapter, StoryPlace } from '../logic/compiledStory';
import { storyCopy } from './copy';
import { Place, Places, Where } from './Panels.styles';

interface TodayProps {
  readonly chapter: Chapter;
  readonly places: Readonly<Record<string, StoryPlace>>;
  readonly city: CompiledCity;
}

/** What of a chapter is still to be seen, place by place. */
export function Today({ chapter, places, city }: TodayProps) {
  return (
    <Section id="today" title={storyCopy.today.title} line={`${chapter.title}, ${chapter.dates}`}>
      <Places>
        {chapter.today.map(({ place: id, see, path }) => {
          const place = places[id];
          return place ? (
            <TodayPlace key={id} place={place} see={see} path={`${path}#${id}`} city={city} id={id} />
          ) : null;
        })}
      </Places>
    </Section>
  );
}

function TodayPlace({
  place,
  see,
  path,
  city,
  id,
}: {
  readonly place: StoryPlace;
  readonly see: string;
  readonly path: string;
  readonly city: CompiledCity;
  readonly id: string;
}) {
  const plan = useTrip(city);
  const tripId = `${city.key}/${id}`;
  const {
    name,
    coordinates,
    nearestStops: [stop],
  } = place;
  const planned = plan.items.some((item) => item.id === tripId);
  return (
    <Place>
      <h3>
        <Link to={path}>{name}</Link>
      </h3>
      <Where>
        <Icon name="map-pin" size={16} />
        {/* 'Garbatella (B)' is a stop of the quarter's name. */}
        {whereabouts(place, stop === undefined ? undefined : { words: stop, name: stop.replace(/ \(.*/, '') })}
      </Where>
      <p>{see}</p>
      <Button
        kind="secondary"
        aria-pressed={planned}
        aria-label={`${planned ? placeCopy.remove : placeCopy.add}: ${name}`}
        onClick={() => (planned ? plan.remove(tripId) : plan.add({ id: tripId, name, path, coordinates }))}
      >
        <Icon name={planned ? 'check' : 'plus'} size={18} />
        {planned ? placeCopy.remove : placeCopy.add}
      </Button>
    </Place>
  );
}
