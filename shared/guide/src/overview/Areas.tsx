import type { CompiledOverview } from '../content/compiled';
import classes from './Areas.module.css';
import { overviewCopy } from './copy';

export function Areas({ areas }: { readonly areas: CompiledOverview['areas'] }) {
  return (
    <ul className={classes['grid']}>
      {areas.map((area) => (
        <li key={area.name} className={classes['area']}>
          <h3>{area.name}</h3>
          <p>{area.character}</p>
          <dl className={classes['notes']}>
            <div>
              <dt>{overviewCopy.goodFor}</dt>
              <dd>{area.goodFor}</dd>
            </div>
            {area.skipIf ? (
              <div>
                <dt>{overviewCopy.skipIf}</dt>
                <dd>{area.skipIf}</dd>
              </div>
            ) : null}
            <div>
              <dt>{overviewCopy.stops}</dt>
              <dd>{area.stops}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
