import { createInterface } from 'node:readline/promises';
import {
  aborting,
  canaryShare,
  commit,
  digestsOfVersion,
  entriesFrom,
  goingBack,
  promoting,
  prune,
  pruneDays,
  publishing,
  readPointer,
  readRelease,
  recordPreview,
  ReleaseError,
  sendingTo,
  shellFirst,
  signPreview,
  storeTime,
  verifyHead,
  writeSeal,
  type Change,
} from '@odysseus/release';
import type { Arguments, Command } from './command';
import { describeDifference, describeEntry, describeOutcome, describeRelease } from './describeRelease';
import { exporting } from './exportCommand';
import { keys } from './keysCommand';
import { builtOf, prepareParts, type Prepared } from './preparePart';
import { notePublished, progress, type Releasing } from './releasing';

const text = (value: string | boolean | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;
const messageOption = { message: { type: 'string', short: 'm' } } as const;

/** Why, from the command or from whoever sits there. */
async function messageFrom({ values }: Arguments): Promise<string> {
  const given = text(values['message'])?.trim();
  if (given) return given;
  if (!process.stdin.isTTY) throw new ReleaseError('Say why: --message "…". It stands in the log for good.');
  const asked = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await asked.question('Why? ');
  } finally {
    asked.close();
  }
}

async function make(change: Change, releasing: Releasing, prepared: readonly Prepared[] = []): Promise<void> {
  const { store, key, compose, say } = releasing;
  const started = performance.now();
  const outcome = await progress(
    say,
    `Releasing to ${store.name}…`,
    commit(change, { store, key: await key(), compose, built: builtOf(prepared) }),
  );
  say(describeOutcome(outcome, (performance.now() - started) / 1_000));
}

const onPart =
  (change: (part: string, message: string) => Change) => async (given: Arguments, releasing: Releasing) => {
    const message = await messageFrom(given);
    await make(change(given.positionals[0] ?? '', message), releasing);
  };

const lifetimes: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** @returns milliseconds */
function lifetime(given: string): number {
  const [, count, unit = ''] = /^(\d{1,4})([mhd])$/.exec(given) ?? [];
  const result = Number(count) * (lifetimes[unit] ?? NaN);
  if (!(result > 0 && result <= 30 * 86_400_000))
    throw new ReleaseError(`"${given}" is no time for a preview: say 30m, 2h or 7d; 30 days at most.`);
  return result;
}

export const commands: Readonly<Record<string, Command>> = {
  publish: {
    usage: 'publish <part…> [--message TEXT] [--version V]',
    does: 'Builds the parts where needed, checks and uploads them, and makes them live for everybody. Several parts change at once.',
    options: { ...messageOption, version: { type: 'string' } },
    fewest: 1,
    most: 1_000,
    async run(given, releasing) {
      const message = await messageFrom(given);
      // Said before anything is built and uploaded.
      if (!given.positionals.includes('shell') && !(await readPointer(releasing.store))) throw shellFirst();
      const prepared = await prepareParts(
        releasing,
        await releasing.key(),
        given.positionals,
        text(given.values['version']),
      );
      await make(
        publishing(
          prepared.map(({ row }) => row),
          message,
        ),
        releasing,
        prepared,
      );
      notePublished(prepared);
    },
  },
  canary: {
    usage: 'canary <part> --percent N [--message TEXT] [--version V]',
    does: 'Sends N in a hundred visits to the new version. A tab keeps what it got.',
    options: { ...messageOption, percent: { type: 'string' }, version: { type: 'string' } },
    fewest: 1,
    most: 1,
    async run(given, releasing) {
      const percent = canaryShare(text(given.values['percent']) ?? '');
      const message = await messageFrom(given);
      const [prepared] = await prepareParts(
        releasing,
        await releasing.key(),
        given.positionals,
        text(given.values['version']),
      );
      if (!prepared) return;
      await make(sendingTo(prepared.row, percent, message), releasing, [prepared]);
      notePublished([prepared]);
    },
  },
  promote: {
    usage: 'promote <part> [--message TEXT]',
    does: 'Everybody gets the canary.',
    options: messageOption,
    fewest: 1,
    most: 1,
    run: onPart(promoting),
  },
  abort: {
    usage: 'abort <part> [--message TEXT]',
    does: 'Nobody gets the canary any more.',
    options: messageOption,
    fewest: 1,
    most: 1,
    run: onPart(aborting),
  },
  rollback: {
    usage: 'rollback [part] [--to ID] [--message TEXT]',
    does: 'Goes back to what was live before, or to a release: the whole site, or one part. Repeated, it goes further back.',
    options: { ...messageOption, to: { type: 'string' } },
    fewest: 0,
    most: 1,
    async run(given, releasing) {
      const message = await messageFrom(given);
      const [part] = given.positionals;
      const to = text(given.values['to']);
      await make(
        goingBack({ ...(to === undefined ? {} : { to }), ...(part === undefined ? {} : { part }) }, message),
        releasing,
      );
    },
  },
  preview: {
    usage: 'preview <part> [--expires 2h] [--version V]',
    does: 'Builds and uploads the part, and prints an address that shows it to whoever has that address. What is live stays.',
    options: { expires: { type: 'string' }, version: { type: 'string' } },
    fewest: 1,
    most: 1,
    async run({ positionals, values }, releasing) {
      const life = lifetime(text(values['expires']) ?? '2h');
      const key = await releasing.key();
      const [prepared] = await prepareParts(releasing, key, positionals, text(values['version']));
      if (!prepared) return;
      const now = new Date();
      const preview = { part: prepared.part, version: prepared.version, expires: new Date(now.getTime() + life) };
      const files = prepared.built ?? (await digestsOfVersion(releasing.store, preview.part, preview.version));
      await recordPreview(releasing.store, preview, key, await writeSeal(releasing.store, files));
      const origin =
        process.env['PUBLIC_ORIGIN']?.replace(/\/$/, '') || `http://localhost:${process.env['PORT'] || '8080'}`;
      releasing.say(
        `${prepared.part} ${prepared.version}, until ${preview.expires.toISOString()}, for whoever has this address:\n${origin}/preview/${signPreview(preview, key, now)}`,
      );
    },
  },
  list: {
    usage: 'list',
    does: 'What is live.',
    options: {},
    fewest: 0,
    most: 0,
    async run(_given, { store, say }) {
      const { release, head } = await verifyHead(store);
      for (const line of describeRelease(release)) say(line);
      if (head) say(`Since:\n${describeEntry(head.entry)}`);
    },
  },
  show: {
    usage: 'show [ID]',
    does: 'A release, and how it became live; the live one where no id is given.',
    options: {},
    fewest: 0,
    most: 1,
    async run({ positionals }, { store, say }) {
      const pointer = (await readPointer(store))?.pointer;
      const id = positionals[0] ?? (await verifyHead(store)).release.id;
      for (const line of describeRelease((await readRelease(store, id)).release)) say(line);
      for await (const { entry } of entriesFrom(store, pointer?.entry)) {
        if (entry.release !== id || entry.action === 'prune') continue;
        say(describeEntry(entry));
        if (entry.from === null) continue;
        for (const line of describeDifference(
          (await readRelease(store, entry.from)).release,
          (await readRelease(store, id)).release,
        ))
          say(line);
      }
    },
  },
  diff: {
    usage: 'diff <ID> <ID>',
    does: 'What differs between two releases.',
    options: {},
    fewest: 2,
    most: 2,
    async run({ positionals: [before = '', after = ''] }, { store, say }) {
      for (const line of describeDifference(
        (await readRelease(store, before)).release,
        (await readRelease(store, after)).release,
      ))
        say(line);
    },
  },
  log: {
    usage: 'log [--limit 20]',
    does: 'Who changed what, when and why; the newest first.',
    options: { limit: { type: 'string' } },
    fewest: 0,
    most: 0,
    async run({ values }, { store, say }) {
      const limit = text(values['limit']) ?? '20';
      if (!/^[1-9]\d{0,5}$/.test(limit)) throw new ReleaseError(`--limit "${limit}" must be a whole number from 1.`);
      let left = Number(limit);
      for await (const { entry } of entriesFrom(store, (await readPointer(store))?.pointer.entry)) {
        say(describeEntry(entry));
        if ((left -= 1) === 0) return;
      }
    },
  },
  prune: {
    usage: 'prune --days N [--dry-run] [--message TEXT]',
    does: 'Removes versions and pages that nothing live within the last N days needs; 2 days at least. --dry-run only says which.',
    options: { ...messageOption, days: { type: 'string' }, 'dry-run': { type: 'boolean' } },
    fewest: 0,
    most: 0,
    async run(given, { store, key, say }) {
      const days = pruneDays(text(given.values['days']) ?? '');
      const dryRun = given.values['dry-run'] === true;
      const message = dryRun ? 'dry run' : await messageFrom(given);
      const now = dryRun ? new Date() : await storeTime(store, new Date());
      const { folders, files } = await progress(
        say,
        `Looking through ${store.name}…`,
        prune({ store, key: await key(), days, now, message, dryRun }),
      );
      for (const folder of folders) say(`  ${folder}`);
      say(
        folders.length === 0
          ? 'Nothing to remove.'
          : `${dryRun ? 'Would remove' : 'Removed'} ${folders.length} folders with ${files} files.`,
      );
    },
  },
  export: exporting,
  keys,
};
