import { parseArgs } from 'node:util';
import { describeJourney, planModes, preparePlanner, stationNames, type PlanMode } from '@odysseus/transit';
import { networkOf } from './networkOf';

/** What `--by` takes: 'time' is another word for the fastest. */
const ways = new Map<string, PlanMode>([...planModes.map((mode) => [mode, mode] as const), ['time', 'fastest']]);

/** `npm run --silent route -- paris "Châtelet" "Bir-Hakeim" [--by time|changes|step-free]`: prints a journey as JSON. */
const usage = `Usage: npm run --silent route -- <city> "<from>" "<to>" [--by time|changes|step-free], for example: npm run --silent route -- paris "Châtelet" "Bir-Hakeim"`;

/** Something in the command line is wrong: the exit code is 2. */
class UsageError extends Error {}

try {
  console.log(JSON.stringify(journeyFor(process.argv.slice(2)), undefined, 2));
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : String(cause));
  process.exitCode = cause instanceof UsageError ? 2 : 1;
}

function journeyFor(words: string[]) {
  const { city, from, to, mode } = questionOf(words);
  const network = networkOf(city);
  const names = stationNames(network.stations);
  const station = (name: string): number => {
    const found = names.find(name);
    if (found !== undefined) return found;
    const near = names.suggest(name, 3).map((place) => `"${network.stations[place]?.name ?? ''}"`);
    throw new UsageError(
      `No station of ${city} is called "${name}". ${near.length > 0 ? `Did you mean ${near.join(' or ')}?` : `npm run --silent content -- network ${city} lists them all.`}`,
    );
  };
  const [start, end] = [station(from), station(to)];
  if (start === end) throw new UsageError(`"${from}" and "${to}" are the same station.`);
  const journey = preparePlanner(network).plan(start, end, mode);
  if (!journey)
    throw new Error(
      [
        `There is no step-free journey from "${from}" to "${to}": one of the two, or the change between, has stairs or isn't known to have none.`,
        ...(network.withoutSteps === undefined ? [] : [network.withoutSteps]),
      ].join(' '),
    );
  return describeJourney(network, journey);
}

function questionOf(words: string[]): { city: string; from: string; to: string; mode: PlanMode } {
  const { values, positionals } = parsed(words);
  const [city, from, to, ...rest] = positionals;
  if (city === undefined || from === undefined || to === undefined || rest.length > 0) throw new UsageError(usage);
  const mode = ways.get(values.by);
  if (!mode) throw new UsageError(`--by takes ${[...ways.keys()].join(', ')}, not "${values.by}".\n${usage}`);
  return { city, from, to, mode };
}

function parsed(words: string[]) {
  try {
    return parseArgs({ args: words, allowPositionals: true, options: { by: { type: 'string', default: 'fastest' } } });
  } catch (cause) {
    throw new UsageError(`${cause instanceof Error ? cause.message : String(cause)}\n${usage}`);
  }
}
