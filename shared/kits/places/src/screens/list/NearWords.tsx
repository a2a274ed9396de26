import { type CompiledCity, formatDistance } from '@odysseus/model';
import { useSettings } from '@odysseus/runtime';
import { listCopy } from './copy';
import { NearAction, NearLine } from './FilterBar.styles';
import type { NearMe } from './useNearMe';

/** Beyond this a position says too little of which place is nearer, in metres. */
const rough = 300;

/** What became of asking where the visitor is, and what they can do about it. As high in every state: the answer moves no card. */
export function NearWords({ near, city }: { readonly near: NearMe; readonly city: CompiledCity }) {
  const { settings } = useSettings();
  const copy = listCopy.near;
  const { state, here, far = 0 } = near;
  const words = {
    idle: copy.unasked,
    asking: copy.asking,
    late: copy.late,
    denied: copy.denied,
    unavailable: copy.unavailable,
    far: (city.towns ? copy.farFromAll : copy.far)(formatDistance(far, settings.units), city.name),
    known: copy.known,
    found: here && here.within > rough ? copy.rough(here.within) : copy.found,
  }[state];
  const press = {
    idle: copy.ask,
    asking: undefined,
    late: undefined,
    denied: copy.again,
    unavailable: copy.again,
    far: copy.again,
    known: copy.apply,
    found: undefined,
  }[state];
  return (
    <NearLine>
      <span role="status">{words}</span>{' '}
      {press === undefined ? null : (
        <NearAction type="button" onClick={state === 'known' ? near.apply : near.ask}>
          {press}
        </NearAction>
      )}
    </NearLine>
  );
}
