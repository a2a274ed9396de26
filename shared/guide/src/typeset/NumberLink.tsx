import { dialled } from './telephone';
import classes from './NumberLink.module.css';

/** A telephone number that dials on a tap, and stands on one line. */
export function NumberLink({ number }: { readonly number: string }) {
  return (
    <a href={dialled(number)} className={classes['number']}>
      {number}
    </a>
  );
}
