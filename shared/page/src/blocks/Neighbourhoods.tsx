import { type CompiledCity, type BlockOf, formatMoney } from '@odysseus/model';
import { Facts, MarkList, Soft, Tile, ToTrip, WideTiles } from './Block.styles';
import { blockCopy } from './copy';
import { useTripMinutes } from './useTripMinutes';

type Neighbourhood = BlockOf<'neighbourhoods'>['neighbourhoods'][number];

/** Parts of the city to sleep in, with how far each is from what the visitor has planned. */
export function Neighbourhoods({
  neighbourhoods,
  city,
}: Pick<BlockOf<'neighbourhoods'>, 'neighbourhoods'> & { readonly city: CompiledCity }) {
  const minutesTo = useTripMinutes(city.key);
  return (
    <>
      {minutesTo ? null : <Soft>{blockCopy.noTrip}</Soft>}
      <WideTiles>
        {neighbourhoods.map((neighbourhood) => (
          <Tile key={neighbourhood.name}>
            <h3>{neighbourhood.name}</h3>
            <Marks {...neighbourhood} />
            <p>{neighbourhood.character}</p>
            <Facts>
              {(['goodFor', 'skipIf', 'transport', 'stepFree'] as const).map((field) => (
                <div key={field}>
                  <dt>{blockCopy[field]}</dt>
                  <dd>{neighbourhood[field]}</dd>
                </div>
              ))}
            </Facts>
            {minutesTo ? <ToTrip>{blockCopy.toTrip(...minutesTo(neighbourhood.coordinates))}</ToTrip> : null}
          </Tile>
        ))}
      </WideTiles>
    </>
  );
}

function Marks({ quiet, nightlife, cost }: Neighbourhood) {
  return (
    <MarkList>
      <li>
        {blockCopy.scale(
          blockCopy.cost,
          blockCopy.costRange(formatMoney(cost.from, cost.currency), formatMoney(cost.to, cost.currency)),
        )}
      </li>
      <li>{blockCopy.scale(blockCopy.quietName, blockCopy.quiet[quiet - 1] ?? '')}</li>
      <li>{blockCopy.scale(blockCopy.nightlifeName, blockCopy.nightlife[nightlife - 1] ?? '')}</li>
    </MarkList>
  );
}
