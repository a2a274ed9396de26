export interface Fonts {
  readonly plain: string[];
  readonly bold: string[];
  readonly display: string[];
  readonly italic: string[];
}

/** Fonts of the page, which labels are drawn with where a style has no glyphs of its own. The weighted name comes first. */
export const pageFonts: Fonts = {
  plain: ['Figtree Variable Medium', 'Figtree Variable'],
  bold: ['Figtree Variable Semibold', 'Figtree Variable'],
  display: ['Fraunces Variable Semibold', 'Fraunces Variable'],
  italic: ['Fraunces Variable Italic', 'Fraunces Variable'],
};

/** Labels are drawn letter by letter, from the fonts that are there. */
export async function preloadFonts(): Promise<void> {
  const letters = 'AÉŒœÎç';
  await Promise.allSettled(
    ['600 16px "Figtree Variable"', '600 16px "Fraunces Variable"'].map((font) => document.fonts.load(font, letters)),
  );
}
