import { offerFailed } from './offerFailed';

/** What stands in the offer's place where its code does not come. */
export function NoOffer() {
  return <p>{offerFailed}</p>;
}
