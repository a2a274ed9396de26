import { dialled } from '@odysseus/model';
import { Telephone } from './NumberLink.styles';

/** A telephone number that dials on a tap, and stands on one line. */
export function NumberLink({ number }: { readonly number: string }) {
  return <Telephone href={dialled(number)}>{number}</Telephone>;
}
