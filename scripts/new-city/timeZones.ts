import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { latLng, type LatLng } from '@odysseus/model';

/** A row of the time zone table. */
export interface TimeZone {
  /** ISO 3166 alpha-2 */
  readonly country: string;
  /** `Europe/Lisbon` */
  readonly name: string;
  /** Of the place that the zone is named after. */
  readonly place: LatLng;
}

/** Every zone of every country, from the table beside this file, in a project's folder. */
export function readTimeZones(projectFolder: string): readonly TimeZone[] {
  return readFileSync(join(projectFolder, 'scripts', 'new-city', 'timeZones.tab'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [country = '', place = '', name = ''] = line.split('\t');
      return { country, name, place: coordinatesOf(place) };
    });
}

/**
 * Decimal degrees of a position such as `+3843-00908` or `+513030-0000731`.
 * @throws {Error} when it is written otherwise
 */
export function coordinatesOf(text: string): LatLng {
  const match = /^([+-])(\d{2})(\d{2})(\d{2})?([+-])(\d{3})(\d{2})(\d{2})?$/.exec(text);
  if (!match) throw new Error(`"${text}" is no position of degrees and minutes.`);
  const [, north, latitude, latitudeMinutes, latitudeSeconds, east, longitude, longitudeMinutes, longitudeSeconds] =
    match;
  return latLng(
    degrees(north, latitude, latitudeMinutes, latitudeSeconds),
    degrees(east, longitude, longitudeMinutes, longitudeSeconds),
  );
}

function degrees(
  sign: string | undefined,
  whole: string | undefined,
  minutes: string | undefined,
  seconds: string | undefined,
): number {
  const value = Number(whole) + Number(minutes) / 60 + Number(seconds ?? 0) / 3_600;
  return Math.round((sign === '-' ? -value : value) * 10_000) / 10_000;
}

/** Whether a zone is named after a city: `buenos-aires` and `America/Argentina/Buenos_Aires`. */
export function isNamedAfter(zone: TimeZone, key: string): boolean {
  return zone.name.split('/').at(-1)?.toLowerCase().replaceAll('_', '-') === key;
}
