// npm run bench:web: what separate builds cost a first visit, beside the same screens built as one ordinary bundle; and what
// 200 cities cost the start of the shell, beside 4.
//
// Bytes and requests are counted once for each page: they do not vary. Times are taken on an emulated slow phone, in pairs of
// visits one after the other, so that other work on the machine weighs on both; the median of the paired ratios is the result.
import { parseArgs } from 'node:util';
import { buildSite } from '../buildSite';
import { buildPlainStore, storeWith } from './web/benchStores';
import { timeBuilds } from './web/buildTimes';
import { compareFourWays } from './web/fourWays';
import { withCities } from './web/manyCities';
import {
  bytes,
  compareTimings,
  remoteCode,
  scriptBytes,
  scriptsOf,
  seconds,
  table,
  timingRows,
} from './web/webFigures';
import { serveStore, type PageForm, type ServedStore } from './web/serveStore';
import { buildStockStore } from './web/stockStore';
import { stylingWeight } from './web/stylingWeight';
import { timeVisit, weighVisit, type Timings } from './web/visits';
import { storeFolder } from '@odysseus/build';

/** Bytes of JavaScript that separate builds may cost. */
const byteBudget = 20_000;
/** How much slower the shell may start with 200 cities than with 4. */
const citiesBudget = 1.05;
/** Milliseconds for a cached build of one remote. */
const buildBudget = 10_000;
const pages = ['/', '/paris'] as const;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    details: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1 || rounds > 50) {
  console.error(`--rounds must be a whole number from 1 to 50, not "${values.rounds}".`);
  process.exit(2);
}

const failures: string[] = [];
const closing: (() => Promise<unknown>)[] = [];

async function main(): Promise<void> {
  const { release } = await buildSite((line) => console.log(line));
  console.log('Building the same screens as one bundle…');
  const open = async (store: Promise<string> | string, form?: PageForm): Promise<ServedStore> => {
    const served = await serveStore(await store, form);
    closing.push(() => served.close());
    return served;
  };
  const federated = await open(storeFolder());
  const plain = await open(buildPlainStore(release), 'without preloads');
  const few = await open(storeWith('few', release, release.microFrontends));
  const many = await open(storeWith('many', release, withCities(release.microFrontends, 200)));

  if (values.only !== 'four-ways') {
    for (const page of pages) await compareBuilds(page, plain, federated, release.shell.version);
    console.log(`\nThe styling library is ${bytes(await stylingWeight())} of that JavaScript, compressed by itself.`);
    await compareCities(few, many);
  }
  console.log('\nBuilding the same screens with stock federation…');
  const stock = await open(buildStockStore(release), 'without preloads');
  failures.push(
    ...(await compareFourWays(
      { site: federated, bundle: plain, stock, bare: await open(storeFolder(), 'bare') },
      rounds,
    )),
  );
  await reportBuilds();
}

async function compareBuilds(
  page: string,
  plain: ServedStore,
  federated: ServedStore,
  shellVersion: string,
): Promise<void> {
  const weights = [await weighVisit(plain.origin + page), await weighVisit(federated.origin + page)] as const;
  const [plainBytes, federatedBytes] = weights.map(scriptBytes) as [number, number];
  const difference = federatedBytes - plainBytes;
  const timings = compareTimings(await pairsOf(plain.origin + page, federated.origin + page));
  console.log(`\nFirst visit of ${page} (${rounds} pairs)`);
  console.log(
    table(
      ['', 'one bundle', 'separate builds', 'ratio (spread)'],
      [
        [
          'JavaScript, brotli',
          bytes(plainBytes),
          bytes(federatedBytes),
          `× ${(federatedBytes / plainBytes).toFixed(3)}`,
        ],
        ['requests for JavaScript', ...weights.map((requests) => String(scriptsOf(requests).length)), ''],
        ['requests', ...weights.map((requests) => String(requests.length)), ''],
        ...timingRows(timings),
      ],
    ),
  );
  console.log(`  Separate builds cost ${bytes(difference)} of JavaScript; ${bytes(byteBudget)} are allowed.`);
  if (values.details)
    for (const requests of weights)
      console.log(
        table(
          ['file', 'bytes'],
          scriptsOf(requests).map(({ url, bytes: count }) => [new URL(url).pathname, String(count)]),
        ),
      );
  if (difference > byteBudget) failures.push(`${page}: ${bytes(difference)} more JavaScript than one bundle`);
  if (page === '/') {
    const code = remoteCode(weights[1], shellVersion);
    console.log(
      code.length === 0
        ? '  No code of any remote was asked for.'
        : `  Code of remotes was asked for:\n    ${code.join('\n    ')}`,
    );
    if (code.length > 0) failures.push(`/ asks for code of remotes: ${code.join(', ')}`);
  }
}

async function compareCities(few: ServedStore, many: ServedStore): Promise<void> {
  const timings = compareTimings(await pairsOf(`${few.origin}/`, `${many.origin}/`));
  console.log(`\nStart of the shell with 4 and with 200 cities in the release document (${rounds} pairs)`);
  console.log(table(['', '4 cities', '200 cities', 'ratio (spread)'], timingRows(timings)));
  for (const measure of ['firstPaint', 'menuAnswers', 'alive'] as const) {
    if (timings[measure].ratio > citiesBudget)
      failures.push(`200 cities: ${measure} takes ${timings[measure].ratio.toFixed(3)} times as long as with 4`);
  }
}

async function reportBuilds(): Promise<void> {
  const { cold, cached } = await timeBuilds();
  console.log(
    `\nProduction build of one remote: ${seconds(cold)} cold, ${seconds(cached)} cached after a change of one screen; ${seconds(buildBudget)} are allowed.`,
  );
  if (cached > buildBudget) failures.push(`a cached build of one remote took ${seconds(cached)}`);
}

/** Visits of two addresses in turn; which goes first alternates. */
async function pairsOf(first: string, second: string): Promise<(readonly [Timings, Timings])[]> {
  const pairs: (readonly [Timings, Timings])[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) {
      const before = await timeVisit(first);
      pairs.push([before, await timeVisit(second)]);
    } else {
      const before = await timeVisit(second);
      pairs.push([await timeVisit(first), before]);
    }
  }
  return pairs;
}

try {
  await main();
} finally {
  await Promise.allSettled(closing.reverse().map((close) => close()));
}
if (failures.length > 0) {
  console.error(`\nBeyond the budget:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
  process.exit(1);
}
console.log('\nEverything is within its budget.');
