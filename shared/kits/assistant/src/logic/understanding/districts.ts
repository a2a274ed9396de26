import { middleOf, type LatLng } from '@odysseus/model';
import type { CorpusPlace } from '../corpus';
import type { Local } from '../local';

export interface District {
  readonly name: string;
  readonly also: readonly string[];
  readonly at: LatLng;
}

/** The district that an address tells by its postcode: in Paris 75004 and 75116 are the 4th and the 16th. */
export function districtIn(address: string, { districts }: Pick<Local, 'districts'>): number | undefined {
  for (const postcode of districts?.postcodes ?? []) {
    const number = Number(new RegExp(`\\b${postcode.replace('##', '(\\d{2})')}\\b`).exec(address)?.[1]);
    if (number >= 1 && number <= (districts?.count ?? 0)) return number;
  }
  return undefined;
}

/** The district of a name such as '5th arrondissement'; undefined where it is no such name. */
export function districtNamed(name: string, { districts }: Pick<Local, 'districts'>): number | undefined {
  const number = districts && /^(\d{1,2})\D{2} (.+)$/.exec(name);
  return number?.[2] === districts?.word ? Number(number?.[1]) || undefined : undefined;
}

/** The districts in which the guide has places, each with their middle. */
export function districtsOf(places: readonly CorpusPlace[], local: Pick<Local, 'districts'>): District[] {
  if (!local.districts) return [];
  const { word } = local.districts;
  const found = new Map<number, LatLng[]>();
  for (const { address, coordinates } of places) {
    const district = districtIn(address, local);
    if (district !== undefined) found.set(district, [...(found.get(district) ?? []), coordinates]);
  }
  return [...found].map(([number, points]) => {
    const ordinal = `${number}${ordinalEnding(number)}`;
    return {
      name: `${ordinal} ${word}`,
      also: [
        `in the ${ordinal}`,
        `${ordinal} district`,
        `${number}e ${word}`,
        `${number} ${word}`,
        `${word} ${number}`,
      ],
      at: middleOf(points),
    };
  });
}

function ordinalEnding(number: number): string {
  if (number % 100 >= 11 && number % 100 <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][number % 10] ?? 'th';
}
