import { Sources } from '@odysseus/page';
import type { CompiledRide } from '../logic/compiledPasses';
import { fareLines } from './fareLines';
import { Card, Fares } from './RideCard.styles';

/** A ticket for one ride. */
export function RideCard({ ride }: { readonly ride: CompiledRide }) {
  return (
    <Card>
      <h3>{ride.name}</h3>
      <Fares>
        {fareLines(ride.fares).map(({ price, who }) => (
          <li key={who}>
            <strong>{price}</strong> {who}
          </li>
        ))}
      </Fares>
      <p>{ride.summary}</p>
      {ride.excludes ? <p>{ride.excludes}</p> : null}
      <Sources sources={ride.sources} checkedOn={ride.checkedOn} confirm={ride.confirm} />
    </Card>
  );
}
