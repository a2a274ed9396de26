import { parseTripFile, type TripFile } from '@odysseus/contract';
import type { CivilDate } from '@odysseus/contract/time';
import { premiumTripKey } from '@odysseus/model/trip';
import { isCallTrouble, type Premium } from '../../premium';

/** A city with premium places in the trip, and the version of its remote that the page shows. */
export interface HolderCity {
  readonly city: string;
  readonly version: string;
}

/** What the service has told a holder of cities' premium places. */
export interface HolderFiles {
  readonly files: readonly TripFile[];
  /** The cities that they are of. */
  readonly told: ReadonlySet<string>;
  /** Whether some city could not be read. */
  readonly incomplete: boolean;
}

export const noHolderFiles: HolderFiles = { files: [], told: new Set(), incomplete: false };

interface Kept {
  readonly uid: string;
  /** The last day on which the pass was seen to run. */
  day: CivilDate;
  /** By city and version; undefined where a build has nothing of that name. */
  readonly files: Map<string, Promise<TripFile | undefined>>;
}

/**
 * What was read stays for as long as the page does, for whom it was given to. It is never written to the device: who reads there next
 * may hold no pass.
 */
const kept = new WeakMap<Premium, Kept>();

/**
 * Reads what the service tells a holder of cities' premium places, each city once. What does not come is left out, and asked for
 * again the next time.
 * @param uid of whoever is signed in and holds a pass today
 */
export async function readHolderFiles(
  premium: Premium,
  uid: string,
  cities: readonly HolderCity[],
): Promise<HolderFiles> {
  const before = kept.get(premium);
  const own = before?.uid === uid ? before : { uid, day: premium.today(), files: new Map() };
  own.day = premium.today();
  kept.set(premium, own);
  return settled(cities.map((each) => [each.city, readOne(premium, own.files, each)]));
}

/** What was read of cities' premium places on a day that the pass covered, while it can't be found out whether it still does: today's. */
export async function keptHolderFiles(
  premium: Premium,
  uid: string,
  cities: readonly HolderCity[],
): Promise<HolderFiles> {
  const own = kept.get(premium);
  if (own?.uid !== uid || own.day !== premium.today()) return noHolderFiles;
  return settled(
    cities.flatMap((each) => {
      const reading = own.files.get(nameOf(each));
      return reading ? [[each.city, reading]] : [];
    }),
  );
}

/** Forgets all that was read: nobody is signed in, or the pass has ended. */
export function forgetHolderFiles(premium: Premium): void {
  kept.delete(premium);
}

const nameOf = ({ city, version }: HolderCity): string => `${city} ${version}`;

function readOne(premium: Premium, files: Kept['files'], wanted: HolderCity): Promise<TripFile | undefined> {
  const name = nameOf(wanted);
  const known = files.get(name);
  if (known) return known;
  const reading = fetchOne(premium, wanted);
  files.set(name, reading);
  reading.catch(() => files.delete(name));
  return reading;
}

async function fetchOne(premium: Premium, { city, version }: HolderCity): Promise<TripFile | undefined> {
  const key = premiumTripKey(city);
  try {
    return parseTripFile(await premium.readPremium(key, version), `What trips are told as ${key}`);
  } catch (error) {
    // A city whose build is older has nothing to say.
    if (error instanceof Error && isCallTrouble(error.cause, 'notFound')) return undefined;
    throw error;
  }
}

async function settled(
  readings: readonly (readonly [city: string, reading: Promise<TripFile | undefined>])[],
): Promise<HolderFiles> {
  const results = await Promise.allSettled(readings.map(async ([city, reading]) => ({ city, file: await reading })));
  const come = results.flatMap((result) =>
    result.status === 'fulfilled' && result.value.file ? [{ city: result.value.city, file: result.value.file }] : [],
  );
  return {
    files: come.map(({ file }) => file),
    told: new Set(come.map(({ city }) => city)),
    incomplete: results.some(({ status }) => status === 'rejected'),
  };
}
