import { firstNumbers, whatFor } from '@odysseus/danger/screens';
import type { CompiledPlace, CompiledPlaceList } from '@odysseus/model';
import { useEffect, useState } from 'react';
import type { ScreenHelp } from '../logic/compiledEmergency';
import { emergencyCopy } from './copy';
import { nearestPlaces } from '../logic/nearestPlaces';
import { destinations, type Need } from '../logic/destinations';
import { Label, Sheet, Title, What } from './PrintSheet.styles';

interface PrintSheetProps {
  readonly help: ScreenHelp;
  /** Of the page that is printed. */
  readonly path: string;
  /** The city's, where its guide has places. */
  readonly list?: CompiledPlaceList;
}

const shownPlaces = 3;
/** Of each town, on the sheet of a country: hospitals that take everything come first. */
const inTown = {
  hospitals: { needs: [...destinations.unconscious.needs, ...destinations.fracture.needs], count: 2 },
  police: { needs: destinations.robbery.needs, count: 1 },
} as const;

/** What an emergency page prints in place of itself: one sheet for a door or a pocket. */
export function PrintSheet({ help: { book }, path, list }: PrintSheetProps) {
  // A page that is prerendered does not know where it will stand.
  const [origin, setOrigin] = useState('');
  useEffect(() => setOrigin(location.origin), []);
  const nearest = (needs: readonly Need[], count: number, from = list?.city.centre): readonly CompiledPlace[] =>
    list && from
      ? nearestPlaces(Object.values(list.places), needs, count, { from, city: list.city, now: undefined })
      : [];
  const { print } = emergencyCopy;
  return (
    <Sheet>
      <Title>{print.title(list && list.city.name !== book.name ? `${list.city.name}, ${book.name}` : book.name)}</Title>
      <table>
        <tbody>
          {firstNumbers(book).map((number) => (
            <tr key={`${number.number} ${number.service}`}>
              <th scope="row">{number.number}</th>
              <td>
                <What>{whatFor(number, 'en')}</What> ({number.name}). {number.line}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {list?.city.towns?.map(({ name, centre }) => (
        <Addresses
          key={name}
          title={print.town(name)}
          places={[
            ...nearest(inTown.hospitals.needs, inTown.hospitals.count, centre),
            ...nearest(inTown.police.needs, inTown.police.count, centre),
          ]}
        />
      )) ?? (
        <>
          <Addresses title={print.hospitals} places={nearest(destinations.unconscious.needs, shownPlaces)} />
          <Addresses title={print.police} places={nearest(destinations.robbery.needs, shownPlaces)} />
        </>
      )}
      <p>
        {print.online} {origin}
        {path}
      </p>
    </Sheet>
  );
}

function Addresses({ title, places }: { readonly title: string; readonly places: readonly CompiledPlace[] }) {
  if (places.length === 0) return null;
  return (
    <>
      <Label>{title}</Label>
      <ul>
        {places.map(({ id, name, localName, address, phone }) => (
          <li key={id}>
            <strong>{localName ?? name}</strong>, {address}
            {phone ? `, ${phone}` : null}
          </li>
        ))}
      </ul>
    </>
  );
}
