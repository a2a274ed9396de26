import { adviceText } from '@odysseus/model';
import { Sources, pageCopy } from '@odysseus/page';
import type { CompiledOverview } from '../logic/compiledOverview';
import { Arrival, Body, Chevron, KindIcon, List, Note, Options } from './Arrivals.styles';

const iconOf = { airport: 'plane', station: 'train-front', port: 'ship' } as const;

export function Arrivals({ arrivals }: { readonly arrivals: CompiledOverview['arrivals'] }) {
  return (
    <List>
      {arrivals.map((arrival, index) => (
        <Arrival key={arrival.from} open={index === 0}>
          <summary>
            <KindIcon name={iconOf[arrival.kind]} />
            <h3>{arrival.from}</h3>
            <Chevron name="chevron-down" />
          </summary>
          <Body>
            <ArrivalOptions options={arrival.options} />
            <h4>{pageCopy.firstSteps}</h4>
            <ol>
              {arrival.firstTwoHours.map(adviceText).map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <Sources sources={arrival.sources} checkedOn={arrival.checkedOn} />
          </Body>
        </Arrival>
      ))}
    </List>
  );
}

function ArrivalOptions({ options }: { readonly options: CompiledOverview['arrivals'][number]['options'] }) {
  const { arrivalColumns: columns } = pageCopy;
  return (
    <Options>
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
              {option.note ? <Note>{option.note}</Note> : null}
            </th>
            <td data-label={columns.to}>{option.to}</td>
            <td data-label={columns.minutes}>
              {option.minutes[0] === option.minutes[1]
                ? option.minutes[0]
                : `${option.minutes[0]}–${option.minutes[1]}`}
            </td>
            <td data-label={columns.fare}>{option.fare}</td>
          </tr>
        ))}
      </tbody>
    </Options>
  );
}
