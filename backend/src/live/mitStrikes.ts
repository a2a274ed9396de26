import { foldText } from '@odysseus/contract';
import { utcDate } from '@odysseus/contract/time';
import { z } from 'zod';
import { fetchFrom, type Provider } from './fetchFrom';
import { LiveFault } from './LiveFault';
import type { LiveData, LiveSourceOf } from './LiveSource';
import { plainText } from './plainText';
import { readXml, type XmlElement } from './readXml';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Characters of what the register says of one strike. */
const longestText = 300;
/** More than a month of strikes has; the first of them count. */
const most = 60;

export interface MitStrikesOptions {
  readonly provider: Provider;
  /** As the register names them: `Lazio`, `Roma`. */
  readonly region: string;
  readonly provinces: readonly string[];
}

type Strike = LiveData<'strikes'>['strikes'][number];

/** Sectors by the register's words; others, as freight, are not for visitors. */
const sectors = new Map<string, Strike['sector']>([
  ['ferroviario', 'rail'],
  ['appalti ferroviari', 'rail'],
  ['trasporto pubblico locale', 'local'],
  ['aereo', 'air'],
  ['trasporto aereo', 'air'],
  ['marittimo', 'sea'],
  ['trasporto marittimo', 'sea'],
  ['taxi', 'taxi'],
  ['generale', 'general'],
  ['plurisettoriale', 'general'],
]);

const dateSchema = z
  .string()
  .regex(/^\d\d\/\d\d\/\d{4}\b/)
  .transform((text) => `${text.slice(6, 10)}-${text.slice(3, 5)}-${text.slice(0, 2)}`)
  .pipe(z.iso.date());

/** What is read of an entry, by the register's names. */
const entrySchema = z.object({
  id: z.string().min(1),
  'data inizio': dateSchema,
  'data fine': dateSchema.optional(),
  settore: z.string().min(1),
  rilevanza: z.string().min(1),
  regione: z.string().default(''),
  provincia: z.string().default(''),
  modalita: z.string().optional(),
  'categoria interessata': z.string().optional(),
  categoria: z.string().optional(),
});
type Entry = z.output<typeof entrySchema>;

/** Strikes that are announced to Italy's Ministry of Infrastructure and Transport, from its register. */
export function mitStrikes({ provider, region, provinces }: MitStrikesOptions): LiveSourceOf<'strikes'> {
  return {
    name: 'strikes',
    provider: 'mit-strikes',
    title: 'Ministry of Infrastructure and Transport',
    attribution: {
      text: 'Strikes by the register of the Italian Ministry of Infrastructure and Transport. They can be called off at short notice.',
      url: 'https://scioperi.mit.gov.it/mit2/public/scioperi',
      licence: 'public register',
    },
    budget: { perHour: 12, perDay: 96 },
    interval: 30 * minute,
    validFor: 24 * hour,
    // The register is the country's: one answer serves all its cities.
    shared: true,
    async read(now, share) {
      return { strikes: strikesOf(await share('register', () => readRegister(provider)), { region, provinces, now }) };
    },
  };
}

async function readRegister(provider: Provider): Promise<readonly XmlElement[]> {
  const xml = await fetchFrom(provider, '/mit2/public/scioperi/rss', {
    accept: ['application/rss+xml', 'application/xml', 'text/xml'],
  });
  const feed = readXml(xml);
  const channel = feed.children.find(({ name }) => name === 'channel');
  if (feed.name !== 'rss' || !channel)
    throw new LiveFault('nonsense', `The register of strikes answers with <${feed.name}> instead of an RSS channel`);
  return channel.children.filter(({ name }) => name === 'item');
}

function strikesOf(
  items: readonly XmlElement[],
  { region, provinces, now }: Pick<MitStrikesOptions, 'region' | 'provinces'> & { readonly now: number },
): Strike[] {
  const standing = items.filter((item) => !isCalledOff(item));
  const entries = standing.flatMap((item) => entrySchema.safeParse(fieldsOf(item)).data ?? []);
  // Strikes that can't be read must not turn into 'no strikes'.
  if (standing.length > 0 && entries.length === 0)
    throw new LiveFault('nonsense', `None of the register's ${standing.length} strikes can be read`);
  // A day earlier than ours: the board knows which day it is where it is read.
  const first = utcDate(now - day);
  return entries
    .flatMap((entry): Strike[] => {
      const sector = sectors.get(plain(entry.settore));
      const reach = reachOf(entry, region, provinces);
      const from = entry['data inizio'];
      const until = entry['data fine'] ?? from;
      if (!sector || !reach || until < first || until < from) return [];
      const who = entry['categoria interessata'] ?? entry.categoria;
      return [
        {
          id: entry.id,
          sector,
          reach,
          from,
          until,
          ...(entry.modalita ? { hours: quietly(entry.modalita) } : {}),
          ...(who ? { who: quietly(who) } : {}),
        },
      ];
    })
    .sort((a, b) => a.from.localeCompare(b.from) || a.id.localeCompare(b.id))
    .slice(0, most);
}

/** Most that are called off are taken out; some may stand on, with a word for it. Trains, too, are 'sospesi' in a strike. */
function isCalledOff(item: XmlElement): boolean {
  const { stato = '', modalita = '', note = '' } = fieldsOf(item);
  return (
    /\b(revocat|annullat|sospes)[oi]\b/.test(plain(stato)) ||
    /\b(revocat|annullat)[oi]\b|\bsciopero( e stato)? sospeso\b/.test(plain(`${modalita} ${note}`))
  );
}

/** How far a strike goes, of one that concerns the city at all. */
function reachOf(
  { rilevanza, regione, provincia }: Entry,
  region: string,
  provinces: readonly string[],
): Strike['reach'] | undefined {
  const [where, within] = [plain(regione), plain(provincia)];
  if (plain(rilevanza).startsWith('nazional') || where === 'italia') return 'country';
  if (where !== plain(region)) return undefined;
  if (within === '' || within === 'tutte') return 'region';
  return provinces.some((province) => plain(province) === within) ? 'city' : undefined;
}

/** Names and values stand in title and description, one after the other: `Settore: Ferroviario - Rilevanza: Nazionale`. */
function fieldsOf(item: XmlElement): Record<string, string> {
  const textOf = (name: string): string => item.children.find((child) => child.name === name)?.text ?? '';
  const parts = [
    ...textOf('title').split(' - '),
    // Its lines end with breaks.
    ...plainText(textOf('description'), 4_000).split('\n'),
  ];
  const pairs = parts.flatMap((part): [string, string][] => {
    const [, name, value] = /^([^:]{3,40}):(.*)$/.exec(part.trim()) ?? [];
    return name === undefined || value === undefined || value.trim() === '' ? [] : [[plain(name), value.trim()]];
  });
  return { ...Object.fromEntries(pairs), id: textOf('guid').replace(/^.*\//, '') };
}

/** In small letters, without accents and doubled blanks. */
const plain = (text: string): string => foldText(text).replace(/\s+/g, ' ').trim();

/** As text, and not in capitals alone. */
function quietly(text: string): string {
  const words = plainText(text, longestText);
  return words === words.toUpperCase() ? words.toLowerCase() : words;
}
