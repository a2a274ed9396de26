/** What decides whether the story is drawn in 3D or shown in pictures. */
export interface DrawingConditions {
  /** Whether the browser gives WebGL2 at all. */
  readonly webGl2: boolean;
  /** Who draws, as the browser names it; absent where it does not say. */
  readonly renderer: string | undefined;
  /** Whether the browser warns that drawing would be slow. */
  readonly slow: boolean;
  readonly reducedMotion: boolean;
  readonly saveData: boolean;
  /** Whether the visitor asked for 3D. Turns it on wherever it is possible at all. */
  readonly wanted: boolean;
}

export type PicturesReason = 'noWebGl' | 'software' | 'reducedMotion' | 'saveData' | 'lost' | 'failed';

export type Drawing = { readonly kind: 'scene' } | { readonly kind: 'pictures'; readonly reason: PicturesReason };

/** Renderers that draw with the processor. */
const software = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** How the story is shown: in 3D, or in pictures and why. */
export function drawingFor({ webGl2, renderer, slow, reducedMotion, saveData, wanted }: DrawingConditions): Drawing {
  if (!webGl2) return { kind: 'pictures', reason: 'noWebGl' };
  if (wanted) return { kind: 'scene' };
  if (reducedMotion) return { kind: 'pictures', reason: 'reducedMotion' };
  if (saveData) return { kind: 'pictures', reason: 'saveData' };
  if (slow || (renderer !== undefined && software.test(renderer))) return { kind: 'pictures', reason: 'software' };
  return { kind: 'scene' };
}
