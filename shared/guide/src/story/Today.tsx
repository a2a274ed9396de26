import { Link, useShell } from '@odysseus/runtime';
import { Button, Icon } from '@odysseus/ui';
import { Section } from '../layout/Section';
import { placeCopy } from '../places/copy';
import type { Chapter, StoryPlace } from './compiledStory';
import { storyCopy } from './copy';
import classes from './Panels.module.css';

interface TodayProps {
  readonly chapter: Chapter;
  readonly places: Readonly<Record<string, StoryPlace>>;
  readonly cityKey: string;
}

/** What of a chapter is still to be seen, place by place. */
export function Today({ chapter, places, cityKey }: TodayProps) {
  return (
    <Section id="today" title={storyCopy.today.title} line={`${chapter.title}, ${chapter.dates}`}>
      <ul className={classes['places']}>
        {chapter.today.map(({ place: id, see, path }) => {
          const place = places[id];
          return place ? <TodayPlace key={id} place={place} see={see} path={`${path}#${id}`} tripId={`${cityKey}/${id}`} /> : null;
        })}
      </ul>
    </Section>
  );
}

function TodayPlace({ place, see, path, tripId }: { readonly place: StoryPlace; readonly see: string; readonly path: string; readonly tripId: string }) {
  const { plan } = useShell();
  const { name, area, nearestStops, coordinates } = place;
  const planned = plan.items.some((item) => item.id === tripId);
  return (
    <li className={classes['place']}>
      <h3>
        <Link to={path}>{name}</Link>
      </h3>
      <p className={classes['where']}>
        <Icon name="map-pin" size={16} />
        {[area, nearestStops[0]].filter(Boolean).join(' · ')}
      </p>
      <p>{see}</p>
      <Button kind="secondary" aria-pressed={planned} aria-label={`${planned ? placeCopy.remove : placeCopy.add}: ${name}`} onClick={() => (planned ? plan.remove(tripId) : plan.add({ id: tripId, name, path, coordinates }))}>
        <Icon name={planned ? 'check' : 'plus'} size={18} />
        {planned ? placeCopy.remove : placeCopy.add}
      </Button>
    </li>
  );
}
