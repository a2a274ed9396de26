import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import * as oldAssistant from '../history/readers/1.6/assistant';
import * as oldCheckout from '../history/readers/1.6/checkout';
import * as oldInstallation from '../history/readers/1.6/installation';
import * as oldLive from '../history/readers/1.6/live';
import * as oldManifest from '../history/readers/1.6/manifest';
import * as oldPremium from '../history/readers/1.6/premium';
import * as oldProblem from '../history/readers/1.6/problemSchema';
import * as oldProfile from '../history/readers/1.6/profile';
import * as oldRelease from '../history/readers/1.6/release';
import { parseWith as parseWithOld } from '../history/readers/1.6/schema';
import * as oldSearch from '../history/readers/1.6/search';
import * as today from './index';
import {
  bootFor,
  contractVersion,
  liveFor,
  parseConversation,
  parseRelease,
  parseWith,
  writeWith,
  type Release,
} from './index';

type Documents = Readonly<Record<string, readonly unknown[]>>;
const folder = join(__dirname, '..', 'history', 'documents');
const documentsOf = (minor: string): Documents =>
  JSON.parse(readFileSync(join(folder, `${minor}.json`), 'utf8')) as Documents;
const minors = readdirSync(folder).map((name) => name.replace(/\.json$/, ''));
const present = contractVersion.replace(/\.\d+$/, '');

/** Every kind of document, with the name of its schema. */
const schemas = {
  release: 'releaseSchema',
  pointer: 'releasePointerSchema',
  boot: 'bootSchema',
  live: 'liveSchema',
  site: 'siteSchema',
  shellManifest: 'shellManifestSchema',
  remoteManifest: 'remoteManifestSchema',
  search: 'searchFileSchema',
  gates: 'gatesFileSchema',
  trip: 'tripFileSchema',
  searchIndex: 'searchIndexSchema',
  part: 'assistantPartSchema',
  conversation: 'assistantConversationSchema',
  conversations: 'assistantConversationsSchema',
  liveReport: 'liveReportSchema',
  liveAnswer: 'liveAnswerSchema',
  liveEnd: 'liveEndSchema',
  profile: 'userProfileSchema',
  windows: 'subscriptionWindowsSchema',
  passes: 'passesSchema',
  checkoutCreated: 'checkoutCreatedSchema',
  checkoutSession: 'checkoutSessionSchema',
  premium: 'premiumContentSchema',
  problem: 'problemSchema',
} as const satisfies Record<string, keyof typeof today>;
type Kind = keyof typeof schemas;
const kinds = Object.keys(schemas) as Kind[];

/** The oldest reader that may still run. */
const oldest: Record<string, unknown> = {
  ...oldAssistant,
  ...oldCheckout,
  ...oldInstallation,
  ...oldLive,
  ...oldManifest,
  ...oldPremium,
  ...oldProblem,
  ...oldProfile,
  ...oldRelease,
  ...oldSearch,
};
const readByOldest = (kind: Kind, document: unknown): unknown =>
  kind === 'release'
    ? oldRelease.parseRelease(document)
    : parseWithOld(oldest[schemas[kind]] as z.ZodMiniType, document, kind);

const readToday = (kind: Kind, document: unknown): unknown => {
  if (kind === 'release') return parseRelease(document);
  return kind === 'conversation' ? parseConversation(document) : parseWith(today[schemas[kind]], document, kind);
};

const isOfStrikes = (report: unknown): boolean => (report as { readonly source?: unknown }).source === 'strikes';

/** What boards of a city are told whose release names no calendar of strikes, as those of before 1.13. */
function withoutStrikes(kind: Kind, documents: readonly unknown[]): readonly unknown[] {
  if (kind === 'liveReport') return documents.filter((document) => !isOfStrikes(document));
  if (kind !== 'liveAnswer') return documents;
  return (documents as readonly { readonly reports: readonly unknown[] }[]).map((answer) => ({
    ...answer,
    reports: answer.reports.filter((report) => !isOfStrikes(report)),
  }));
}

/** Members whose names are data. */
const records = new Set(['microFrontends', 'preload', 'renamed']);

/** A document as a later writer would write it: with a field more wherever there is room for one. */
function withMoreFields(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => withMoreFields(entry));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, key === 'content' ? member : withMoreFields(member, key)]),
  );
  return records.has(name) ? members : { ...members, later: { note: 'x' } };
}

it('each minor is there, the present one too', () => {
  expect(minors).toContain(present);
  expect(minors).toEqual(
    expect.arrayContaining([
      '1.0',
      '1.3',
      '1.4',
      '1.5',
      '1.6',
      '1.7',
      '1.8',
      '1.9',
      '1.10',
      '1.11',
      '1.12',
      '1.13',
      '1.14',
      '1.15',
    ]),
  );
});

describe.each(minors)('the documents of %s', (minor) => {
  const documents = documentsOf(minor);
  it.each(Object.keys(documents) as Kind[])('%s: today’s reader reads them whole', (kind) => {
    for (const document of documents[kind] ?? []) expect(readToday(kind, document)).toEqual(document);
  });
});

it('those of 1.1 and 1.2 are read, too: 1.0 with any one thing that 1.3 added', () => {
  const [before, after] = [documentsOf('1.0'), documentsOf('1.3')].map(({ release, pointer, site, shellManifest }) => ({
    release,
    pointer,
    site,
    shellManifest,
  }));
  for (const kind of ['release', 'pointer', 'shellManifest'] as const) {
    const base = Object(before?.[kind]?.[0]) as object;
    for (const [field, value] of Object.entries(Object(after?.[kind]?.[0]) as object))
      if (!(field in base)) expect(() => readToday(kind, { ...base, [field]: value })).not.toThrow();
  }
});

describe('what is written today', () => {
  const documents = documentsOf(present);
  const [release] = documents['release'] as Release[];
  if (!release) throw new Error(`${present}.json holds no release.`);
  const oldShell = { ...release.shell, contract: '1.6.0' };

  // What came later than the oldest reader it never asks for.
  const known = kinds.filter((kind) => kind !== 'boot' && kind !== 'live' && schemas[kind] in oldest);
  it.each(known)('%s: the oldest reader reads it', (kind) => {
    for (const document of withoutStrikes(kind, documents[kind] ?? []))
      expect(() => readByOldest(kind, document)).not.toThrow();
  });

  it('boot and live: the oldest reader reads what is written for its shell, whatever newer parts have put into the release', () => {
    for (const each of [release, withMoreFields(release) as Release]) {
      const served = { ...each, shell: { ...each.shell, ...oldShell } };
      expect(() => readByOldest('boot', JSON.parse(JSON.stringify(bootFor(served, '/paris'))))).not.toThrow();
      expect(() =>
        readByOldest('live', JSON.parse(JSON.stringify(liveFor(served, '/releases/r-1.json', '/paris')))),
      ).not.toThrow();
    }
  });

  it.each(kinds)('%s: nothing is in it that the contract does not know, and every field of the contract is', (kind) => {
    for (const document of documents[kind] ?? [])
      expect(() => writeWith(today[schemas[kind]], document, kind)).not.toThrow();
    expect(
      unseen(
        z.toJSONSchema(today[schemas[kind]], { io: 'input', unrepresentable: 'any' }) as Described,
        documents[kind] ?? [],
        kind,
      ),
    ).toEqual([]);
  });

  it.each(kinds)('%s: today’s reader leaves out what a later writer adds', (kind) => {
    for (const document of documents[kind] ?? []) expect(readToday(kind, withMoreFields(document))).toEqual(document);
  });

  it('entries of a kind that came later are left out', () => {
    const [conversation] = documents['conversation'] as { messages: { parts: unknown[] }[] }[];
    const later = JSON.parse(JSON.stringify(conversation)) as { messages: { parts: unknown[] }[] };
    later.messages[0]?.parts.splice(1, 0, { type: 'picture', url: '/louvre.avif' });
    expect(parseConversation(later)).toEqual(conversation);
    const [search] = documents['search'] as { entries: unknown[] }[];
    expect(
      today.parseSearchFile({ ...search, entries: [...(search?.entries ?? []), { kind: 'walk', legs: [] }] }, 'Search'),
    ).toEqual(search);
  });

  it('a newer shell is told in its page what newer parts have put into the release', () => {
    const more = withMoreFields(release) as Release;
    expect(JSON.stringify(bootFor(more, '/paris'))).toContain('"later"');
    expect(JSON.stringify(liveFor(more, '/releases/r-1.json', '/paris'))).toContain('"later"');
  });
});

interface Described {
  readonly properties?: Readonly<Record<string, Described>>;
  readonly additionalProperties?: Described | boolean;
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
  readonly oneOf?: readonly Described[];
  readonly const?: unknown;
}

/** Paths of the fields that a schema knows and none of the values has. */
function unseen(schema: Described, values: readonly unknown[], path: string): string[] {
  const options = schema.anyOf ?? schema.oneOf;
  if (options)
    return options.flatMap((option) =>
      unseen(
        option,
        values.filter((value) => fits(option, value)),
        path,
      ),
    );
  const objects = values.filter(
    (value): value is Record<string, unknown> => typeof value === 'object' && value !== null,
  );
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
    const found = objects.filter((value) => name in value).map((value) => value[name]);
    return found.length === 0 ? [`${path}.${name}`] : unseen(member, found, `${path}.${name}`);
  });
  const entries =
    typeof schema.additionalProperties === 'object'
      ? unseen(schema.additionalProperties, objects.flatMap(Object.values), `${path}.*`)
      : [];
  const items = schema.items
    ? unseen(
        schema.items,
        values.flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [])),
        `${path}[]`,
      )
    : [];
  return [...own, ...entries, ...items];
}

/** Whether a value is of an option, by the fields that tell the options apart. */
function fits({ properties = {} }: Described, value: unknown): boolean {
  return Object.entries(properties).every(
    ([name, member]) => member.const === undefined || Reflect.get(Object(value) as object, name) === member.const,
  );
}
