import type { DrawingConditions } from './drawing';

/** Asks the browser what it can draw. `?renderer=3d` in the address counts as the visitor's wish. */
export function drawingConditions(wanted: boolean): DrawingConditions {
  return {
    ...graphics(),
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    saveData: savesData(),
    wanted: wanted || new URLSearchParams(location.search).get('renderer') === '3d',
  };
}

function graphics(): Pick<DrawingConditions, 'webGl2' | 'renderer' | 'slow'> {
  try {
    const fast = probe({ failIfMajorPerformanceCaveat: true });
    if (fast) return { webGl2: true, renderer: fast, slow: false };
    const any = probe({});
    return { webGl2: any !== undefined, renderer: any, slow: true };
  } catch {
    // Some browsers throw where others answer null.
    return { webGl2: false, renderer: undefined, slow: true };
  }
}

/** The renderer's name, '' where it has none; nothing where there is no such context. */
function probe(attributes: WebGLContextAttributes): string | undefined {
  const context = document.createElement('canvas').getContext('webgl2', attributes);
  if (!context) return undefined;
  const named = context.getExtension('WEBGL_debug_renderer_info');
  const name = String(context.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : context.RENDERER) ?? '');
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}

/** Small devices draw fewer trees and no mirror. */
export function drawingQuality(): 'low' | 'high' {
  const memory = 'deviceMemory' in navigator ? Number(navigator.deviceMemory) : 8;
  return navigator.hardwareConcurrency <= 4 && (memory <= 4 || matchMedia('(pointer: coarse)').matches)
    ? 'low'
    : 'high';
}
