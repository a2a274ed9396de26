import type { CompiledOverview } from '../content/compiled';
import { Sources } from '../sources/Sources';
import classes from './BookToday.module.css';
import { overviewCopy } from './copy';

export function BookToday({ entries }: { readonly entries: CompiledOverview['bookToday'] }) {
  return (
    <ol className={classes['list']}>
      {entries.map((entry) => (
        <li key={entry.what} className={classes['entry']}>
          <h3>{entry.what}</h3>
          <p className={classes['lead']}>
            <span className={classes['label']}>{overviewCopy.leadTime}</span> {entry.leadTime}
          </p>
          <p className={classes['why']}>{entry.why}</p>
          {entry.price ? <p className={classes['price']}>{entry.price}</p> : null}
          <Sources sources={[entry.official]} checkedOn={entry.checkedOn} confirm={entry.confirm} />
        </li>
      ))}
    </ol>
  );
}
