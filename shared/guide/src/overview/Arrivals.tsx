import { Icon } from '@odysseus/ui';
import type { CompiledOverview } from '../content/compiled';
import { Sources } from '../sources/Sources';
import classes from './Arrivals.module.css';
import { overviewCopy } from './copy';

const iconOf = { airport: 'plane', station: 'train-front', port: 'ship' } as const;

export function Arrivals({ arrivals }: { readonly arrivals: CompiledOverview['arrivals'] }) {
  return (
    <div className={classes['list']}>
      {arrivals.map((arrival, index) => (
        <details key={arrival.from} className={classes['arrival']} open={index === 0}>
          <summary>
            <Icon name={iconOf[arrival.kind]} className={classes['icon']} />
            <h3>{arrival.from}</h3>
            <Icon name="chevron-down" className={classes['chevron']} />
          </summary>
          <div className={classes['body']}>
            <ArrivalOptions options={arrival.options} />
            <h4>{overviewCopy.firstSteps}</h4>
            <ol>
              {arrival.firstTwoHours.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <Sources sources={arrival.sources} checkedOn={arrival.checkedOn} />
          </div>
        </details>
      ))}
    </div>
  );
}

function ArrivalOptions({ options }: { readonly options: CompiledOverview['arrivals'][number]['options'] }) {
  const { arrivalColumns: columns } = overviewCopy;
  return (
    <table className={classes['options']}>
      <thead>
        <tr>
          <th scope="col">{columns.mode}</th>
          <th scope="col">{columns.to}</th>
          <th scope="col">{columns.minutes}</th>
          <th scope="col">{columns.fare}</th>
        </tr>
      </thead>
      <tbody>
        {options.map((option) => (
          <tr key={option.mode + option.to}>
            <th scope="row">
              {option.mode}
              {option.note ? <span className={classes['note']}>{option.note}</span> : null}
            </th>
            <td data-label={columns.to}>{option.to}</td>
            <td data-label={columns.minutes}>
              {option.minutes[0] === option.minutes[1] ? option.minutes[0] : `${option.minutes[0]}–${option.minutes[1]}`}
            </td>
            <td data-label={columns.fare}>{option.fare}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
