import { firstNumbers, whatFor } from '@odysseus/danger/screens';
import type { CompiledPlace, CompiledPlaceList } from '@odysseus/model';
import { useEffect, useState } from 'react';
import type { ScreenHelp } from '../logic/compiledEmergency';
import { emergencyCopy } from './copy';
import { nearestPlaces } from '../logic/nearestPlaces';
import { destinations } from '../logic/destinations';
import { Label, Sheet, Title, What } from './PrintSheet.styles';

interface PrintSheetProps {
  readonly help: ScreenHelp;
  /** Of the page that is printed. */
  readonly path: string;
  /** The city's, where its guide has places. */
  readonly list?: CompiledPlaceList;
}

const shownPlaces = 3;

/** What an emergency page prints in place of itself: one sheet for a door or a pocket. */
export function PrintSheet({ help: { book }, path, list }: PrintSheetProps) {
  // A page that is prerendered does not know where it will stand.
  const [origin, setOrigin] = useState('');
  useEffect(() => setOrigin(location.origin), []);
  const nearest = (kind: 'unconscious' | 'robbery'): readonly CompiledPlace[] =>
    list
      ? nearestPlaces(Object.values(list.places), destinations[kind].needs, shownPlaces, {
          from: list.city.centre,
          city: list.city,
          now: undefined,
        })
      : [];
  const { print } = emergencyCopy;
  return (
    <Sheet>
      <Title>{print.title(list ? `${list.city.name}, ${book.name}` : book.name)}</Title>
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
      <Addresses title={print.hospitals} places={nearest('unconscious')} />
      <Addresses title={print.police} places={nearest('robbery')} />
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
