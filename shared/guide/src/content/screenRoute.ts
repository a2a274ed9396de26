import { emergencyIcon, type RouteData } from '@odysseus/contract';
import type { ScreenFile } from './screenSchema';

/** What a screen's card at the end of another tells besides its name, which the route table has. */
export interface RelatedScreen {
  readonly path: string;
  /** Absent where the drawing stands above on the page already. */
  readonly vignette?: string;
  readonly line?: string;
}

/** A screen with its address, as the build makes its remote's route table of them. */
export interface ScreenRoute {
  readonly data: RouteData;
  /** The screen's file, absolute. */
  readonly file: string;
  readonly kind: ScreenFile['kind'];
  /** Key of its premium content; a screen whose content is public has none. */
  readonly premiumKey?: string;
  /** An emergency page. */
  readonly help: boolean;
  /** It holds planner and lines of its city besides what its kind holds. */
  readonly around?: true;
  /** A screen in preparation that says nothing of its own. */
  readonly wordless: boolean;
  /** The module of the remote that draws it in place of a template, absolute. */
  readonly ownModule?: string;
  /** Its place in its list of the menu. */
  readonly order?: number;
  /** The list of its city, which it need not stand in. */
  readonly list: string;
  /** The drawing that stands for it. */
  readonly vignette: string;
  /** What it says of itself where no overview introduces it: the first sentence of its lead. */
  readonly line?: string;
  /** Where its file says that a reader goes on. */
  readonly relatedPaths?: readonly string[];
  /** Where a reader goes on. */
  readonly related: readonly RelatedScreen[];
}

interface Surroundings {
  readonly file: string;
  /** `paris/hidden-gems` */
  readonly name: string;
  /** The list in which the city's screens stand where they name no other. */
  readonly area: string;
  readonly ownModule: string | undefined;
}

/** A file that holds nothing but where its screen stands, and what anybody may read, goes into public files whoever may open the screen. */
export function isPublicFile({ kind, access }: Pick<ScreenFile, 'kind' | 'access'>): boolean {
  return access === 'public' || kind === 'preparation' || kind === 'own';
}

/** A screen's route, of what its file says. */
export function screenRoute(screen: ScreenFile, { file, name, area, ownModule }: Surroundings): ScreenRoute {
  const { route, kind, access } = screen;
  const help = 'help' in screen && screen.help === true;
  const vignette = 'vignette' in screen ? screen.vignette : undefined;
  const lead = kind === 'overview' || kind === 'landing' ? screen.lead : undefined;
  return {
    data: {
      path: route.path,
      ...(route.aliases ? { aliases: route.aliases } : {}),
      text: route.text,
      ...(route.short === undefined ? {} : { short: route.short }),
      ...(route.title === undefined ? {} : { title: route.title }),
      icon: help ? emergencyIcon : (route.icon ?? ''),
      type: access,
      area: route.area ?? area,
      nav: route.menu ?? true,
      ...(route.area === undefined || route.area === area ? {} : { belongsTo: area }),
      ...(kind === 'preparation' ? { preparation: true } : {}),
      ...(help ? { emergency: true } : {}),
      ...(kind === 'assistant' ? { assistant: true } : {}),
    },
    file,
    kind,
    ...(!isPublicFile(screen) ? { premiumKey: name } : {}),
    help,
    ...('around' in screen && screen.around ? { around: true } : {}),
    wordless: kind === 'preparation' && !help && !screen.willTell && screen.title === undefined,
    ...(ownModule === undefined ? {} : { ownModule }),
    ...(route.order === undefined ? {} : { order: route.order }),
    list: area,
    vignette: vignette ?? kind,
    ...(lead === undefined ? {} : { line: lead.split(/(?<=\.) /)[0] ?? lead }),
    ...(screen.related ? { relatedPaths: screen.related } : {}),
    related: [],
  };
}
