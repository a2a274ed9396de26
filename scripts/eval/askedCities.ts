import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A city whose assistant is asked, and what is asked of it. */
export interface AskedCity {
  readonly city: string;
  /** Of files of questions. */
  readonly folder: string;
  /** Whether a floor that is missed is a fault. Of the others the figures are told as they are: their questions are few. */
  readonly held: boolean;
}

const heldCities: ReadonlySet<string> = new Set(['paris']);

/** Every city that has questions, in order of their names. @param questions folder with a folder for each of them */
export function askedCities(questions: string): AskedCity[] {
  return readdirSync(questions)
    .sort()
    .map((city) => ({ city, folder: join(questions, city), held: heldCities.has(city) }));
}
