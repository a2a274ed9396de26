import { allHelp, type CompiledHelp } from '@odysseus/danger/content';
import { readCivilDate } from '@odysseus/contract/time';
import { hostOf, type Known } from '@odysseus/model';
import type { ToldNumber } from '@odysseus/model/content';

/**
 * The telephone numbers of a country by their keys in its file of help, with how each is known: for blocks that tell them again.
 * @param country ISO 3166
 * @returns none where the country has no help
 * @throws {ContentError} with what is wrong in the help
 */
export function countryNumbers(country: string): ReadonlyMap<string, ToldNumber> {
  const { numbers = {} } = allHelp().countries.find((one) => one.country === country) ?? {};
  return new Map(
    Object.entries(numbers).map(([key, number]) => {
      const known = knownOf(number);
      return [key, { number: number.number, name: number.name, line: number.line, ...(known ? { known } : {}) }];
    }),
  );
}

type WrittenNumber = CompiledHelp['countries'][number]['numbers'][string];

/** Where a number was read; undefined where nobody read it. */
function knownOf({ how, receipt }: WrittenNumber): Known | undefined {
  const on = receipt && readCivilDate(receipt.read);
  return receipt && on && how !== 'general' ? { phone: { how, host: hostOf(receipt.url), on } } : undefined;
}
