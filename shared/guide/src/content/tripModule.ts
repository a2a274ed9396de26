import { pictureFrame } from '@odysseus/map';
import type { CompiledScreen } from './compiledScreen';
import type { ScreenRoute } from './screenRoute';

/** Whether the visitor's trip takes something of a screen, apart from it: the drawn map of a city, the ways of its network. */
export function hasTripPart({
  kind,
  around,
  premiumKey,
}: Pick<ScreenRoute, 'kind' | 'around' | 'premiumKey'>): boolean {
  if (premiumKey !== undefined) return false;
  return kind === 'map' || kind === 'metro' || (kind === 'passes' && around === true);
}

/**
 * The module of what a trip takes of a screen, as source code (`TripPart` of the runtime).
 * @param request how it asks for the screen's own file
 * @throws {Error} for a screen of which it takes nothing
 */
export function tripModule(screen: CompiledScreen | undefined, request: string): string {
  if (screen?.kind === 'map')
    return [
      `import picture from ${JSON.stringify(`${request}?basemap.svg`)};`,
      `export default { drawing: { picture, frame: ${JSON.stringify(pictureFrame(screen.view))} } };`,
    ].join('\n');
  const network =
    screen?.kind === 'metro' ? screen.network : screen?.kind === 'passes' ? screen.around?.network : undefined;
  if (!network) throw new Error(`A trip takes nothing of ${request}.`);
  return [
    "import { stationJourneys } from '@odysseus/guide';",
    `export default { journey: stationJourneys(JSON.parse(${JSON.stringify(JSON.stringify(network))})) };`,
  ].join('\n');
}
