import { basename } from 'node:path';
import type { CompiledContent } from '@odysseus/guide/content';
import { isFree, isGeneral, type FactKind, type Place } from '@odysseus/model';
import { knownBy } from '@odysseus/model/content';

/** What a remote's content holds, as lines of text. */
export function statsOf(content: CompiledContent): string[] {
  const places = [...content.places.values()];
  const count = (access: string) => places.filter((located) => located.access === access).length;
  const kinds = new Map<string, number>();
  for (const { place } of places) kinds.set(place.kind, (kinds.get(place.kind) ?? 0) + 1);
  const screens = [
    ...[...content.publicScreens].map(([file, screen]) => [basename(file, '.yaml'), screen] as const),
    ...content.premiumScreens,
  ];
  return [
    `${places.length} places, ${count('public')} public and ${count('premium')} premium: ${[...kinds]
      .sort(([, a], [, b]) => b - a)
      .map(([kind, number]) => `${number} ${kind}`)
      .join(', ')}`,
    `${places.filter(({ place }) => place.hours).length} with opening hours, ${places.filter(({ place }) => place.price.length > 0).length} with prices, ${words(places.map(({ place }) => place.body))} words of description`,
    ...(content.country
      ? [
          `inherited from ${content.country.country}: basics ${content.country.basics.length}, sums ${content.country.sums.length}`,
        ]
      : []),
    `${content.facts.length} readings, the oldest of ${content.facts.map(({ date }) => date).sort()[0] ?? '–'}`,
    `${screens.length} screens:`,
    ...screens.map(([name, screen]) => `  ${name.padEnd(24)} ${screen.access.padEnd(8)} ${describe(screen)}`),
  ];
}

/** Kinds of place that keep no hours of their own: a reception never shuts, a street neither, and a stage follows its programme. */
const withoutHours: ReadonlySet<Place['kind']> = new Set([
  'hotel',
  'theatre',
  'club',
  'street',
  'square',
  'bridge',
  'neighbourhood',
  'viewpoint',
]);
/** Kinds of place that nobody pays for: what a shop sells has prices, the shop has none. */
const withoutPrice: ReadonlySet<Place['kind']> = new Set([
  'service',
  'shop',
  'market',
  'street',
  'passage',
  'square',
  'bridge',
  'neighbourhood',
  'viewpoint',
]);

/** Whether somebody would look for its hours: an embassy sees people by appointment, and what is shut has none. */
export function keepsHours({ kind, shut, represents }: Place): boolean {
  return shut !== true && represents === undefined && !withoutHours.has(kind);
}

/** Whether somebody would look for what it costs. */
export function charges(place: Place): boolean {
  return place.shut !== true && !withoutPrice.has(place.kind) && !isFree(place);
}

/** How many of the places that keep hours, or charge, tell them, and of how many they were read: the shares that floors will be set for. */
export function coverage({ places }: CompiledContent): string[] {
  const all = [...places.values()].map(({ place }) => place);
  const line = (name: string, of: readonly Place[], tells: (place: Place) => boolean, fact: FactKind) => {
    const told = of.filter(tells);
    const share = of.length === 0 ? '' : ` (${Math.round((told.length * 100) / of.length)} %)`;
    const read = told.filter(({ receipts = [] }) => !isGeneral({ known: knownBy(receipts) }, fact));
    return `${name} of ${told.length} of ${of.length} places${share}, ${read.length} of them read`;
  };
  return [
    line('hours', all.filter(keepsHours), ({ hours }) => hours !== undefined, 'hours'),
    line('prices', all.filter(charges), ({ price, costs }) => price.length > 0 || costs !== undefined, 'price'),
  ];
}

function describe(
  screen: CompiledContent['publicScreens'] extends ReadonlyMap<string, infer Screen> ? Screen : never,
): string {
  if (screen.kind !== 'places') return screen.kind;
  const entries = screen.groups.reduce((sum, group) => sum + group.entries.length, 0);
  return `${entries} places in ${screen.groups.length} groups, ${screen.blocks.length + (screen.first?.length ?? 0)} blocks`;
}

function words(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.split(/\s+/).length, 0);
}
