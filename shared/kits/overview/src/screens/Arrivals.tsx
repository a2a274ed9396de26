import { aboutLine, adviceText, isGeneral, keepTogether } from '@odysseus/model';
import { HowKnown, pageCopy, Typeset } from '@odysseus/page';
import { useOpenByFragment } from '@odysseus/ui';
import { anchors } from '../logic/anchors';
import type { CompiledOverview } from '../logic/compiledOverview';
import { Arrival, Body, Chevron, KindIcon, List, Note, Options } from './Arrivals.styles';

const iconOf = { airport: 'plane', station: 'train-front', port: 'ship' } as const;

export function Arrivals({ arrivals }: { readonly arrivals: CompiledOverview['arrivals'] }) {
  const list = useOpenByFragment();
  return (
    <List ref={list}>
      {arrivals.map((arrival, index) => (
        <Arrival key={arrival.from} open={index === 0}>
          <summary>
            <KindIcon name={iconOf[arrival.kind]} />
            <h3>{keepTogether(arrival.from)}</h3>
            <Chevron name="chevron-down" />
          </summary>
          <Body id={anchors.arrival(arrival.from)}>
            <ArrivalOptions options={arrival.options} usual={isGeneral(arrival, 'fare')} />
            <h4>{pageCopy.firstSteps}</h4>
            <ol>
              {arrival.firstTwoHours.map(adviceText).map((step) => (
                <li key={step}>
                  <Typeset text={step} />
                </li>
              ))}
            </ol>
            <HowKnown known={arrival.known} facts={[['fare', pageCopy.known.usual.fares]]} links={arrival.links} />
          </Body>
        </Arrival>
      ))}
    </List>
  );
}

/** @param usual whether the fares are known in general alone */
function ArrivalOptions({
  options,
  usual,
}: {
  readonly options: CompiledOverview['arrivals'][number]['options'];
  readonly usual: boolean;
}) {
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
              {option.note ? <Note>{keepTogether(option.note)}</Note> : null}
            </th>
            <td data-label={columns.to}>{keepTogether(option.to)}</td>
            <td data-label={columns.minutes}>
              {option.minutes[0] === option.minutes[1]
                ? option.minutes[0]
                : `${option.minutes[0]}–${option.minutes[1]}`}
            </td>
            <td data-label={columns.fare}>{usual ? aboutLine(option.fare) : option.fare}</td>
          </tr>
        ))}
      </tbody>
    </Options>
  );
}
