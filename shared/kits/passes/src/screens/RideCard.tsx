import { HowKnown, pageCopy, Typeset } from '@odysseus/page';
import type { CompiledRide, CompiledPasses } from '../logic/compiledPasses';
import { fareLines } from './fareLines';
import { Card, Fares } from './RideCard.styles';

/** A ticket for one ride. */
export function RideCard({
  ride,
  currency,
}: {
  readonly ride: CompiledRide;
  readonly currency: CompiledPasses['currency'];
}) {
  return (
    <Card>
      <h3>{ride.name}</h3>
      <Fares>
        {fareLines(ride.fares, currency, ride).map(({ price, who }) => (
          <li key={who}>
            <strong>{price}</strong> {who}
          </li>
        ))}
      </Fares>
      <p>
        <Typeset text={ride.summary} />
      </p>
      {ride.excludes ? (
        <p>
          <Typeset text={ride.excludes} />
        </p>
      ) : null}
      <HowKnown known={ride.known} facts={[['fare', pageCopy.known.usual.fares]]} links={ride.links} />
    </Card>
  );
}
