import { parseArgs } from 'node:util';
import { projectFolder } from '@odysseus/build';
import { cityRequest, NewCityError, type CityWords } from './new-city/cityRequest';
import { readPresentSite } from './new-city/presentSite';
import { readTimeZones } from './new-city/timeZones';
import { writeCity } from './new-city/writeCity';

const usage = `Usage: npm run new-city -- <city> --country <XX> --timezone <Area/City> [--name <Name>] [--centre=<latitude>,<longitude>]
  for example: npm run new-city -- lisbon --country PT --timezone Europe/Lisbon`;

/** `npm run new-city -- lisbon --country PT --timezone Europe/Lisbon`: writes the remote of a city whose guide is still to be written. */
try {
  const city = cityRequest(readWords(), await readPresentSite(), readTimeZones(projectFolder));
  const files = writeCity(projectFolder, city, new Date().getFullYear());
  console.log(`${city.name} is there, and can be released as it stands: it says that it is in preparation.`);
  for (const file of [...files].sort()) console.log(`  ${file}`);
  console.log(
    `See it: npm run dev -- ${city.key}\nWhat to write next stands in docs/content-team.md. Commit package-lock.json together with the folder.`,
  );
} catch (cause) {
  if (!(cause instanceof NewCityError)) throw cause;
  console.error(cause.message);
  process.exit(2);
}

/** @throws {NewCityError} when the words are not those that the command knows */
function readWords(): CityWords {
  const text = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      options: { country: text, timezone: text, name: text, centre: text, help: { type: 'boolean' } },
      allowPositionals: true,
    });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    const [key, ...rest] = positionals;
    if (key === undefined || rest.length > 0) throw new NewCityError(`Name one city.\n${usage}`);
    return { ...values, key };
  } catch (cause) {
    throw cause instanceof NewCityError
      ? cause
      : new NewCityError(`${cause instanceof Error ? cause.message : String(cause)}\n${usage}`);
  }
}
