import type {
  Access,
  Area,
  CallService,
  DangerReader,
  HoldScreen,
  Plan,
  ReadPremium,
  ReportMistake,
  ScreenOrigin,
  Session,
  Settings,
  Track,
} from '@odysseus/contract';
import { createPart } from './createPart';

/** Who is signed in. */
export const [SessionPart, useSession] = createPart<Session>('useSession');

/** What the premium gate says of the visitor. */
export const [AccessPart, useAccess] = createPart<Access>('useAccess');

/** The visitor's plan. */
export const [PlanPart, usePlan] = createPart<Plan>('usePlan');

/** What the visitor told the site once, and how to change it. */
export const [SettingsPart, useSettings] = createPart<Settings>('useSettings');

/** Address of an online map style; undefined where the site has none. */
export const [MapStylePart, useMapStyle] = createPart<string | undefined>('useMapStyle');

/** The lists of every destination, in the order of the menu; undefined where the shell names none. */
export const [AreasPart, useAreas] = createPart<readonly Area[] | undefined>('useAreas');

/** Records analytics events. */
export const [TrackPart, useTrack] = createPart<Track>('useTrack');

export const [HoldPart, useHoldScreen] = createPart<HoldScreen>('useUnsaved');

/** The shell's reader of danger; undefined where there is none. */
export const [DangerPart, useDangerReader] = createPart<DangerReader | undefined>('useDangerReader');

/** Reads premium content of the screen's own remote and version. */
export const [PremiumPart, usePremiumReader] = createPart<ReadPremium>('usePremiumReader');

/** Calls the service in the visitor's name: the calls of the screen's own remote, and the shared ones. */
export const [ServicePart, useService] = createPart<CallService>('useService');

/** Tells the city's team of a mistake on the screen. */
export const [ReportPart, useMistakeReport] = createPart<ReportMistake>('useMistakeReport');

/** The remote and version that the screen is of. */
export const [OriginPart, useScreenOrigin] = createPart<ScreenOrigin>('useScreenOrigin');
