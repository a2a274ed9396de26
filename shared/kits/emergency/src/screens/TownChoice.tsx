import { RadioChips } from '@odysseus/ui/controls';
import { emergencyCopy } from './copy';
import type { Standpoint } from './useStandpoint';

/** In which town the visitor is, where no position tells it: one choice for all of the page. */
export function TownChoice({ towns, town, choose }: Pick<Standpoint, 'towns' | 'town' | 'choose'>) {
  return (
    <RadioChips
      legend={emergencyCopy.whereAreYou}
      options={towns.map(({ name }) => ({ value: name, name }))}
      value={town?.name}
      onChange={(chosen) => {
        const own = towns.find(({ name }) => name === chosen);
        if (own) choose(own);
      }}
    />
  );
}
