import { basename } from 'node:path';
import type { CompiledContent } from '@odysseus/guide/content';
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
    `${content.facts.length} readings, the oldest of ${content.facts.map(({ date }) => date).sort()[0] ?? '–'}`,
    `${screens.length} screens:`,
    ...screens.map(([name, screen]) => `  ${name.padEnd(24)} ${screen.access.padEnd(8)} ${describe(screen)}`),
  ];
}

/** How many places tell hours and prices, and of how many they were read: the shares that floors will be set for. */
export function coverage({ places }: CompiledContent): string[] {
  const all = [...places.values()].map(({ place }) => ({ ...place, known: knownBy(place.receipts ?? []) }));
  const line = (name: string, told: typeof all, read: number) =>
    `${name} of ${told.length} of ${all.length} places (${all.length === 0 ? 0 : Math.round((told.length * 100) / all.length)} %), ${read} of them read`;
  const open = all.filter(({ hours }) => hours !== undefined);
  const priced = all.filter(({ price, costs }) => price.length > 0 || costs !== undefined);
  return [
    line('hours', open, open.filter(({ known }) => known?.hours).length),
    line('prices', priced, priced.filter(({ known }) => known?.price ?? known?.fare).length),
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
