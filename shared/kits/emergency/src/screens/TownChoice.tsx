import { useId } from 'react';
import { emergencyCopy } from './copy';
import { Towns } from './NearestHelp.styles';
import type { Standpoint } from './useStandpoint';

/** In which town the visitor is, where no position tells it: one choice for all of the page. */
export function TownChoice({ towns, town, choose }: Pick<Standpoint, 'towns' | 'town' | 'choose'>) {
  const group = useId();
  return (
    <Towns>
      <legend>{emergencyCopy.whereAreYou}</legend>
      {towns.map((own) => (
        <label key={own.name}>
          <input
            type="radio"
            name={group}
            value={own.name}
            checked={own.name === town?.name}
            onChange={() => choose(own)}
          />
          {own.name}
        </label>
      ))}
    </Towns>
  );
}
