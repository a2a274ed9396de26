import type { AssistantPlan } from './assistant';
import type { Area, RouteData } from './route';

export interface SignedInUser {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
  readonly photoURL: string | null;
}

/** Who is there. */
export type Session =
  | { readonly state: 'loading' }
  | { readonly state: 'signedOut' }
  | { readonly state: 'signedIn'; readonly user: SignedInUser };

/** The premium gate's answer. */
export type Access =
  | { readonly state: 'loading' }
  | { readonly state: 'signedOut' }
  | { readonly state: 'inactive' }
  | { readonly state: 'active' }
  /** The check failed; counts as not subscribed (specification, section 4; decision 9). */
  | { readonly state: 'failed' };

/** A place in the visitor's plan ("add to my trip"). */
export interface PlanItem {
  /** City and place, `paris/louvre`. */
  readonly id: string;
  readonly name: string;
  /** Path of the screen that tells about it. */
  readonly path: string;
  /** WGS84, latitude first; absent for a place that was added before contract 1.2. */
  readonly coordinates?: readonly [number, number] | undefined;
}

/** When the places of a plan are visited: its days and stops as they are kept, with what was removed. */
export interface DatedTrip {
  readonly days: readonly {
    readonly id: string;
    /** `YYYY-MM-DD`; absent while nobody knows when. */
    readonly date?: string | undefined;
    readonly removed?: boolean | undefined;
  }[];
  readonly stops: readonly {
    /** City and place, `paris/louvre`; absent for what is no place of the guide. */
    readonly place?: string | undefined;
    /** Id of its day. */
    readonly day?: string | undefined;
    /** When it begins, `HH:MM` of the city's clocks. */
    readonly at?: string | undefined;
    readonly removed?: boolean | undefined;
  }[];
}

export interface Plan {
  readonly items: readonly PlanItem[];
  add(item: PlanItem): void;
  remove(id: string): void;
  /**
   * Puts a plan by days into the trip, with its times, its lengths and what is no place, as meals. Absent in a shell before
   * contract 1.7: there its places are added, and no more.
   * @returns takes all of it back
   */
  readonly apply?: ((plan: AssistantPlan) => () => void) | undefined;
  /** When its places are visited. Absent in a shell before contract 1.10. */
  readonly dated?: (() => DatedTrip) | undefined;
}

/** What the visitor told the site once; kept in the browser. */
export interface VisitorSettings {
  readonly units: 'metric' | 'imperial';
  /** Whether the visitor lives in the European Economic Area; decides many fares. */
  readonly residency: 'eea' | 'elsewhere' | 'unknown';
  /** Ages in years of everyone who travels; empty when not told. */
  readonly ages: readonly number[];
}

export interface Settings {
  readonly settings: VisitorSettings;
  changeSettings(change: Partial<VisitorSettings>): void;
}

/** What the shell's reader of danger makes of a message. Kinds and languages are those of `@odysseus/danger`. */
export interface DangerReading {
  /** `danger`: help alone is shown. `perhaps`: the usual answer, and one line that opens help. */
  readonly outcome: 'danger' | 'perhaps' | 'none';
  /** What happened, most likely: `chest-pain`. Absent where the outcome is none. */
  readonly kind?: string | undefined;
  /** What else it may well be. */
  readonly also?: string | undefined;
  /** Language of the message: `en`, `fr`, `de`, `es` or `it`. */
  readonly language: string;
  /** `words` where the trained reader could not be loaded: then a line to 112 stands under every answer. */
  readonly by: 'trained' | 'words';
}

/**
 * Reads whether a message is an emergency intent, on the device: nothing is sent or kept. Never rejects; where the trained reader does
 * not come in time, a list of words answers.
 */
export type DangerReader = (text: string) => Promise<DangerReading>;

/** Records an analytics event; consent, sampling and limits are the shell's business. */
export type Track = (name: string, parameters?: Readonly<Record<string, string | number | boolean>>) => void;

/**
 * Says that the screen holds something that would be lost: a form half filled in, an answer under way, an open edit. The
 * page then does not move to a newer release by itself.
 * @returns takes it back
 */
export type HoldScreen = () => () => void;

/**
 * Reads premium content of the screen's own remote from the backend, of the version that the screen is of.
 * @param key city and screen, `paris/hidden-gems`
 * @returns content in the guide's schema, not yet parsed
 * @throws {Error} with a sentence for the visitor when it can't be had; {ServiceCallError} for another remote's
 */
export type ReadPremium = (key: string, signal?: AbortSignal) => Promise<unknown>;

/**
 * Asks the service behind the site, as the visitor who is signed in: the token is added, and never shown to the screen.
 * @param path below `/api/`: `assistant/paris/messages`. A screen has its own remote's calls and the shared ones (`serviceCall.ts`)
 * @returns the answer, whatever its status; its body may be a stream
 * @throws {ServiceCallError} for any other path; {TypeError} when the service can't be reached; the signal's reason when the
 *   caller ended the call
 */
export type CallService = (path: string, init?: RequestInit) => Promise<Response>;

/**
 * Tells the city's team of a mistake, with the version that made it.
 * @param place city and place, `paris/louvre`
 * @throws {Error} with a sentence for the visitor when it did not arrive
 */
export type ReportMistake = (place: string, text: string) => Promise<void>;

/** Which build a screen is of. */
export interface ScreenOrigin {
  /** `@odysseus/paris`; `@odysseus/shell` for a screen of the shell's own. */
  readonly remote: string;
  /** The version whose code runs, which may be an earlier one than the release names. */
  readonly version: string;
  /** Path of the screen. */
  readonly path: string;
}

/** What is the same for every screen of a page. */
export interface PageApi extends Settings {
  readonly session: Session;
  readonly access: Access;
  readonly track: Track;
  readonly plan: Plan;
  readonly holdScreen: HoldScreen;
  /** Absent in a shell before contract 1.4. */
  readonly readDanger?: DangerReader;
  /** Address of an online map style; absent where the site has none. */
  readonly mapStyle?: string | undefined;
  /** The lists of every destination, in the order of the menu. Absent in a shell before contract 1.10. */
  readonly areas?: readonly Area[] | undefined;
}

/** What the shell does in the name of one screen: it depends on where the screen comes from. */
export interface ScreenApi {
  readonly readPremium: ReadPremium;
  readonly callService: CallService;
  readonly reportMistake: ReportMistake;
}

/**
 * What a screen may ask of the shell, in one object; nothing else leaks. Screens that are built for a contract before 1.6 take it
 * whole, through `useShell()`; later ones take each subject from its own hook (`@odysseus/runtime`).
 */
export interface ShellApi extends PageApi, ScreenApi {}

/** What the shell hands to every screen. */
export interface ScreenProps {
  readonly route: RouteData;
  /** Every route of the same remote, for links between its screens. */
  readonly siblings: readonly RouteData[];
}
