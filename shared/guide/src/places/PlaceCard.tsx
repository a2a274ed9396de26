import { useShell } from '@odysseus/runtime';
import { Button, Icon } from '@odysseus/ui';
import type { CompiledPlace, CompiledPlaceList } from '../content/compiled';
import { Sources } from '../sources/Sources';
import { placeCopy } from './copy';
import { PlaceDetails } from './PlaceDetails';
import classes from './PlaceCard.module.css';

type Entry = CompiledPlaceList['groups'][number]['entries'][number];

interface PlaceCardProps {
  readonly place: CompiledPlace;
  readonly entry: Entry;
  readonly cityKey: string;
  /** Path of the screen that shows the card. */
  readonly path: string;
}

export function PlaceCard({ place, entry, cityKey, path }: PlaceCardProps) {
  return (
    <article className={classes['card']} id={place.id}>
      <header>
        <h3 className={classes['name']}>{place.name}</h3>
        {place.localName && place.localName !== place.name ? <p className={classes['local']}>{place.localName}</p> : null}
        <p className={classes['where']}>
          <Icon name="map-pin" size={16} />
          {place.area}
          {entry.detour ? <span> · {placeCopy.detour(entry.detour.minutes, entry.detour.from)}</span> : null}
        </p>
      </header>
      <p className={classes['summary']}>{place.summary}</p>
      <p>{place.body}</p>
      <dl className={classes['notes']}>
        <Note term={placeCopy.why} text={entry.why} />
        <Note term={placeCopy.when} text={entry.when} />
        <Note term={placeCopy.behave} text={entry.behave} />
      </dl>
      <PlaceDetails place={place} />
      <div className={classes['actions']}>
        <TripButton id={`${cityKey}/${place.id}`} name={place.name} path={path} />
      </div>
      <Sources sources={place.sources} checkedOn={place.checkedOn} />
    </article>
  );
}

function Note({ term, text }: { readonly term: string; readonly text: string | undefined }) {
  if (!text) return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  );
}

function TripButton({ id, name, path }: { readonly id: string; readonly name: string; readonly path: string }) {
  const { plan } = useShell();
  const planned = plan.items.some((item) => item.id === id);
  return (
    <Button kind="secondary" aria-pressed={planned} onClick={() => (planned ? plan.remove(id) : plan.add({ id, name, path }))}>
      <Icon name={planned ? 'check' : 'plus'} size={18} />
      {planned ? placeCopy.remove : placeCopy.add}
    </Button>
  );
}
