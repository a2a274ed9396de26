import type { StyleSpecification } from 'maplibre-gl';
import { palettes } from '../../logic/mapColours';
import { groundLayers } from './groundLayers';
import { pageFonts, type Fonts } from './labelFonts';
import type { Scheme } from './layerParts';
import { metroLayers } from './metroLayers';
import { nameLayers } from './nameLayers';
import { fontOf, type OnlineStyle } from './onlineStyle';
import { visitorLayers } from './visitorLayers';
import { walkLineLayers, walkStopLayers, type WalkColours } from './walkLayers';

interface Overlays {
  readonly scheme: Scheme;
  readonly walk: WalkColours;
  readonly sources: StyleSpecification['sources'];
}

/** The own ground with everything that lies over it. */
export function embeddedStyle({ scheme, walk, sources }: Overlays): StyleSpecification {
  return {
    version: 8,
    sources,
    layers: [
      ...groundLayers(scheme),
      ...metroLayers(scheme),
      ...nameLayers(scheme),
      ...walkLineLayers(walk),
      ...visitorLayers(scheme),
      ...walkStopLayers(walk, pageFonts),
    ],
  };
}

/** An online style with everything that lies over it, in its own font. */
export function overlaidStyle(style: OnlineStyle, { scheme, walk, sources }: Overlays): StyleSpecification {
  const font = fontOf(style);
  const fonts: Fonts = font ? { plain: font, bold: font, display: font, italic: font } : pageFonts;
  const overlaid = {
    ...style,
    sources: { ...style.sources, ...sources },
    layers: [
      ...style.layers,
      ...metroLayers(scheme),
      ...walkLineLayers(walk),
      ...visitorLayers(scheme, fonts),
      ...walkStopLayers(walk, fonts),
    ],
  };
  // What is not checked of the online part MapLibre refuses when it takes the style: then no tile comes, and the own ground does.
  return overlaid as StyleSpecification;
}

/** The colours of a walk in the page that holds the map. */
export function walkColours(container: HTMLElement, scheme: Scheme): WalkColours {
  const page = getComputedStyle(container);
  const { ring, halo } = palettes[scheme];
  return {
    accent: page.getPropertyValue('--color-accent').trim() || ring,
    onAccent: page.getPropertyValue('--color-accent-text').trim() || halo,
    casing: halo,
  };
}
