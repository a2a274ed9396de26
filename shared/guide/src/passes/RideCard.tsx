import { Sources } from '../sources/Sources';
import type { CompiledRide } from './compiledPasses';
import { fareLines } from './fareLines';
import classes from './RideCard.module.css';

/** A ticket for one ride. */
export function RideCard({ ride }: { readonly ride: CompiledRide }) {
  return (
    <article className={classes['card']}>
      <h3>{ride.name}</h3>
      <ul className={classes['fares']}>
        {fareLines(ride.fares).map(({ price, who }) => (
          <li key={who}>
            <strong>{price}</strong> {who}
          </li>
        ))}
      </ul>
      <p>{ride.summary}</p>
      {ride.excludes ? <p>{ride.excludes}</p> : null}
      <Sources sources={ride.sources} checkedOn={ride.checkedOn} confirm={ride.confirm} />
    </article>
  );
}
