import { isGeneral } from '@odysseus/model';
import { placeShares, type KnownShare } from '@odysseus/page';
import type { CompiledEmergency } from '../logic/compiledEmergency';

/** How much of what an emergency page tells was read: each telephone number once, however often it stands there, and hours. */
export function helpShares({ help, first = [], blocks, places }: Omit<CompiledEmergency, 'city'>): KnownShare[] {
  const own = Object.values(places);
  const listed = [...first, ...blocks].flatMap((block) => (block.type === 'numbers' ? block.numbers : []));
  const numbers = [
    ...Object.values(help?.book.numbers ?? {}).map(({ number, how }) => ({ number, read: how !== 'general' })),
    ...listed.map((entry) => ({ number: entry.number, read: !isGeneral(entry, 'phone') })),
    ...own.flatMap((place) =>
      place.phone === undefined ? [] : [{ number: place.phone, read: !isGeneral(place, 'phone') }],
    ),
  ];
  const told = new Map<string, boolean>();
  for (const { number, read } of numbers) {
    const digits = lastDigits(number);
    told.set(digits, read || told.get(digits) === true);
  }
  const read = [...told.values()].filter(Boolean).length;
  return [{ facts: 'numbers', things: 'telephones', read, of: told.size }, ...placeShares(own).slice(0, 1)];
}

/** What a number ends with, whether it is told with the code of its country or without. */
function lastDigits(number: string): string {
  return number.replace(/\D/g, '').slice(-9);
}
