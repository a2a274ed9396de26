import type { CompiledContent, CompiledScreen } from '@odysseus/guide/content';

interface OpenScreen {
  readonly path: string;
  readonly title: string;
  readonly screen: CompiledScreen;
}

/** Every screen that is not in preparation. */
export function openScreens(content: CompiledContent): readonly OpenScreen[] {
  return content.routes.flatMap(({ data, file, premiumKey }) => {
    if (data.preparation) return [];
    const screen = premiumKey === undefined ? content.publicScreens.get(file) : content.premiumScreens.get(premiumKey);
    return screen ? [{ path: data.path, title: data.title ?? data.text, screen }] : [];
  });
}
