import type { CompiledScreen } from '@odysseus/guide/content';

/** The illustrations that a public screen shows, by name: the one at its head, and those of its places by their ids. */
export function picturesOf(screen: CompiledScreen): {
  readonly head?: string;
  readonly places?: Readonly<Record<string, string>>;
} {
  return {
    ...('hero' in screen ? { head: screen.hero.picture } : {}),
    ...(screen.kind === 'places'
      ? {
          places: Object.fromEntries(
            Object.values(screen.places).flatMap(({ id, picture }) => (picture ? [[id, picture.name]] : [])),
          ),
        }
      : {}),
  };
}
