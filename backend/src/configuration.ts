import { isAbsolute, join } from 'node:path';
import type { ExpertPass, Site } from '@odysseus/contract';
import { bucketFrom, type BucketOptions } from '@odysseus/release';
import { z } from 'zod';
import { inboxPath } from './auth-emulator';
import { isNetwork } from './limits/networks';
import type { DrainTimes } from './drain';
import { backendFolder } from './location.cjs';
import { mapTilesAddress } from './map-tiles/mapTilesAddress';
import { defaultPasses, passesFrom } from './expertPasses';

/** Levels of the service's log, from quiet to talkative. */
const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

const bytesPerMegabyte = 1024 * 1024;

/** Megabytes of analytics events that are kept where nothing is set: the embedded database stands still while it gives space back. */
const eventMegabytes = { embedded: 64, server: 1_024 } as const;

/** The project that the local auth emulator serves. Its name says that nothing of it is real. */
const emulatorProject = 'demo-odysseus';

/** Everything that differs from one installation to another. Nothing else of the service reads the environment. */
export interface Configuration {
  readonly port: number;
  readonly host: string;
  /** The site's address as browsers see it, without a trailing slash. */
  readonly publicOrigin: string;
  /** Names beside the public origin's under which the site answers, in lower case. */
  readonly otherHosts: readonly string[];
  /** Absolute path. */
  readonly dataFolder: string;
  /** Bytes that must be free in the data folder for the service to count as ready. */
  readonly diskReserve: number;
  /** Where builds and releases are kept; null for the folder `store` in the data folder. */
  readonly bucket: BucketOptions | null;
  /** Null for the embedded database. */
  readonly databaseUrl: string | null;
  readonly auth:
    | { readonly mode: 'emulator'; readonly projectId: string; readonly emulatorUrl: string | null }
    | {
        readonly mode: 'firebase';
        readonly projectId: string;
        readonly apiKey: string;
        readonly authDomain: string;
        readonly appId: string | null;
        readonly measurementId: string | null;
      };
  readonly analytics: Site['analytics'];
  /** Null for the embedded map alone. */
  readonly map: NonNullable<Site['map']> | null;
  /** An archive of the city's streets that the service gives out: a file's absolute path, or an address; null for none. */
  readonly mapTiles: { readonly path: string } | { readonly url: string } | null;
  /** Null for the embedded payment page. */
  readonly stripe: {
    readonly secretKey: string;
    readonly webhookSecret: string;
    readonly apiBase: string | null;
  } | null;
  /** Where live facts are fetched; null for a source that is off. Base addresses have no trailing slash. */
  readonly live: {
    readonly weather: { readonly url: string; readonly key: string | null } | null;
    readonly transit: { readonly url: string; readonly key: string } | null;
    readonly alerts: { readonly url: string } | null;
    readonly strikes: { readonly url: string } | null;
    /** Addresses of operators' service alerts in GTFS-Realtime, by the feed's name in a city's `live-sources.yaml`. */
    readonly serviceAlerts: ReadonlyMap<string, string>;
  };
  /** An OpenAI-compatible endpoint, without a trailing slash; null for the embedded engine alone. */
  readonly assistant: { readonly baseUrl: string; readonly apiKey: string; readonly model: string } | null;
  /** What the service's own collector takes and keeps of analytics events. */
  readonly events: {
    /** Calls that one address may make in a minute; 0 for no limit. */
    readonly perMinute: number;
    readonly keptDays: number;
    readonly mostKept: number;
    /** Bytes that the events may take in the database, with their indexes. */
    readonly keptBytes: number;
    /** Bytes of free disk below which events are dropped; 0 for never. */
    readonly diskReserve: number;
  };
  /** Requests that one address may make of `/api` in a minute; 0 for no limit. */
  readonly rateLimitPerMinute: number;
  readonly connections: ConnectionSettings;
  /** Addresses of proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
  /** How the service ends when it is told to. */
  readonly drain: DrainTimes;
  /** Origins of development servers that hot-reload a part of the site; none in production. */
  readonly developmentOrigins: readonly string[];
  readonly logLevel: (typeof logLevels)[number];
  readonly passes: readonly ExpertPass[];
}

/** How connections are held. Times in milliseconds; 0 for no limit of a number. */
export interface ConnectionSettings {
  /** Open at once. */
  readonly most: number;
  /** Of one address, while nothing is asked on them. */
  readonly mostIdlePerAddress: number;
  /** In which the head of a request must have arrived, from the connection's beginning on. */
  readonly headersTimeout: number;
  /** In which a request must have arrived whole. */
  readonly requestTimeout: number;
  /** For which an answered connection waits for the next request. */
  readonly keepAliveTimeout: number;
}

/** The environment holds values that the service can't run with; the message lists each of them. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  constructor(readonly problems: readonly string[]) {
    super(
      `The configuration can't be used:\n${problems.map((problem) => `- ${problem}`).join('\n')}\n.env.example describes every variable.`,
    );
  }
}

const text = z.string();
const switchSchema = text
  .regex(/^(on|off|true|false|1|0)$/i, 'must be on or off')
  .transform((value) => /^(on|true|1)$/i.test(value));
const listSchema = text.transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ''),
);
const wholeNumber = (lowest: number, highest: number) =>
  text
    .regex(/^\d+$/, `must be a whole number from ${lowest} to ${highest}`)
    .transform(Number)
    .refine((value) => value >= lowest && value <= highest, `must be a whole number from ${lowest} to ${highest}`);
const seconds = wholeNumber(1, 3_600).transform((value) => value * 1_000);
const address = (what: string, accepts: (url: URL) => boolean) =>
  text.refine((value) => URL.canParse(value) && accepts(new URL(value)), `must be ${what}`);
const isWeb = (url: URL): boolean => url.protocol === 'http:' || url.protocol === 'https:';
/** A provider's base address. Keys travel to it, so beyond this machine it speaks https. */
const provider = address(
  'an https address without a query, such as https://api.example.com (http only on this machine)',
  (url) =>
    (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))) &&
    url.search === '' &&
    url.hash === '' &&
    url.username === '',
).transform((value) => value.replace(/\/+$/, ''));
/** Names of feeds with their addresses. */
const feedsSchema = listSchema
  .transform((list) =>
    list.map((entry) => [entry.split('=', 1)[0] ?? '', entry.slice(entry.indexOf('=') + 1)] as const),
  )
  .refine(
    (list) =>
      new Set(list.map(([name]) => name)).size === list.length &&
      list.every(([name, url]) => /^[a-z][a-z0-9-]{0,39}$/.test(name) && provider.safeParse(url).success),
    'must be feeds by name, each once, such as roma-mobilita=https://feeds.example.com/alerts.pb (https without a query; http only on this machine)',
  )
  .transform((list): ReadonlyMap<string, string> => new Map(list));
/** A key as it may stand in a header or a query. */
const providerKey = text.regex(/^[\x21-\x7e]{1,200}$/, 'must be a key without blanks');

const variables = z.object({
  PORT: wholeNumber(0, 65_535).default(8080),
  HOST: text.regex(/^[A-Za-z0-9.:-]+$/, 'must be a host name or an IP address, such as 127.0.0.1').default('127.0.0.1'),
  PUBLIC_ORIGIN: address(
    'an address without a path, such as https://guide.example.com',
    (url) => isWeb(url) && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '',
  )
    .transform((value) => new URL(value).origin)
    .optional(),
  OTHER_HOSTS: listSchema
    .refine(
      (list) => list.every((entry) => /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(entry)),
      'must be host names without a port, such as guide-abc.a.run.app',
    )
    .transform((list) => list.map((entry) => entry.toLowerCase()))
    .default([]),
  ODYSSEUS_DATA_DIR: text.default('.odysseus'),
  DISK_RESERVE_MB: wholeNumber(0, 1_000_000_000).default(256),
  ODYSSEUS_STORE: text.optional(),
  AWS_REGION: text.optional(),
  AWS_ENDPOINT_URL: text.optional(),
  DATABASE_URL: address('an address such as postgresql://user:password@host:5432/database', (url) =>
    /^postgres(ql)?:$/.test(url.protocol),
  ).optional(),
  FIREBASE_API_KEY: text.optional(),
  FIREBASE_AUTH_DOMAIN: text
    .regex(/^[a-z0-9.-]+(:\d+)?$/i, 'must be a host, such as my-project.firebaseapp.com')
    .optional(),
  FIREBASE_PROJECT_ID: text
    .regex(/^[a-z0-9-]{1,64}$/, "must be the project's id: lower-case letters, digits and dashes")
    .optional(),
  FIREBASE_APP_ID: text.optional(),
  FIREBASE_MEASUREMENT_ID: text.regex(/^G-[A-Z0-9]+$/, 'must be an id such as G-ABC123').optional(),
  AUTH_EMULATOR_URL: address(
    'a loopback address such as http://127.0.0.1:9099',
    (url) => url.protocol === 'http:' && isLoopback(url.hostname),
  ).optional(),
  ANALYTICS_FIREBASE: switchSchema.default(false),
  ANALYTICS_TAG_ID: text.regex(/^[A-Z]{1,3}-[A-Z0-9-]+$/i, 'must be an id such as AW-123456789').optional(),
  ANALYTICS_COLLECTOR: switchSchema.default(true),
  EVENTS_PER_MINUTE: wholeNumber(0, 1_000_000_000).default(30),
  EVENTS_KEPT_DAYS: wholeNumber(1, 36_500).default(90),
  EVENTS_KEPT_MOST: wholeNumber(1, 1_000_000_000).default(1_000_000),
  EVENTS_KEPT_MB: wholeNumber(1, 1_000_000).optional(),
  EVENTS_DISK_RESERVE_MB: wholeNumber(0, 1_000_000_000).default(512),
  IP_ECHO_URL: address('an http(s) address that answers {"ip": "…"}', isWeb).optional(),
  EXCLUDED_ADDRESSES: listSchema.default([]),
  MAP_STYLE_URL: address('an http(s) address of a MapLibre style', isWeb).optional(),
  MAP_ORIGINS: listSchema
    .refine(
      (list) => list.every((entry) => URL.canParse(entry) && isWeb(new URL(entry)) && new URL(entry).origin === entry),
      'must be origins such as https://tiles.example.com',
    )
    .default([]),
  MAP_PMTILES: text
    .refine(
      (value) => !/^[a-z][a-z0-9+.-]*:\/\//i.test(value) || provider.safeParse(value).success,
      'must be the path of a file, or an https address without a query, such as https://tiles.example.com/paris.pmtiles (http only on this machine)',
    )
    .optional(),
  STRIPE_SECRET_KEY: text.regex(/^(sk|rk)_/, 'must be a secret key of Stripe, which begins with sk_ or rk_').optional(),
  STRIPE_WEBHOOK_SECRET: text
    .regex(/^whsec_/, "must be the webhook's signing secret, which begins with whsec_")
    .optional(),
  STRIPE_API_BASE: address(
    "an http(s) address that speaks Stripe's protocol",
    (url) => isWeb(url) && url.pathname === '/',
  ).optional(),
  TEST_PAYMENTS: switchSchema.optional(),
  LIVE_WEATHER: switchSchema.default(false),
  OPEN_METEO_URL: provider.optional(),
  OPEN_METEO_KEY: providerKey.optional(),
  PRIM_API_KEY: providerKey.optional(),
  PRIM_URL: provider.optional(),
  GTFS_RT_ALERTS: feedsSchema.default(new Map()),
  LIVE_ALERTS: switchSchema.default(false),
  METEOALARM_URL: provider.optional(),
  LIVE_STRIKES: switchSchema.default(false),
  MIT_STRIKES_URL: provider.optional(),
  ASSISTANT_BASE_URL: address(
    'an http(s) address such as https://models.example.com/v1',
    (url) => isWeb(url) && url.search === '' && url.hash === '' && url.username === '',
  )
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  ASSISTANT_API_KEY: text.regex(/^[\x21-\x7e]{1,500}$/, 'must be a key without spaces').optional(),
  ASSISTANT_MODEL: text.regex(/^[\x21-\x7e]{1,200}$/, "must be the model's name without spaces").optional(),
  RATE_LIMIT_PER_MINUTE: wholeNumber(0, 1_000_000_000).default(1_200),
  MAX_CONNECTIONS: wholeNumber(0, 1_000_000).default(10_000),
  MAX_IDLE_CONNECTIONS_PER_ADDRESS: wholeNumber(0, 1_000_000).default(512),
  HEADERS_TIMEOUT_SECONDS: seconds.default(20_000),
  REQUEST_TIMEOUT_SECONDS: seconds.default(30_000),
  KEEP_ALIVE_SECONDS: seconds.default(72_000),
  TRUSTED_PROXIES: listSchema
    .refine((list) => list.every(isNetwork), 'must be addresses or networks, such as 10.0.0.0/8')
    .default([]),
  STOP_NOTICE_SECONDS: wholeNumber(0, 600).optional(),
  STOP_PATIENCE_SECONDS: wholeNumber(1, 600).default(4),
  DEVELOPMENT_ORIGINS: listSchema
    .refine(
      (list) => list.every((entry) => URL.canParse(entry) && isLoopback(new URL(entry).hostname)),
      'must be loopback origins',
    )
    .default([]),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  EXPERT_PASSES: text.transform(passesFrom).optional(),
});

/** Every variable that the service reads. */
export const variableNames: readonly string[] = Object.keys(variables.shape);

/** Milliseconds of the notice before a stop where others come in, by way of a balancer or a browser that keeps connections open. */
const publicNotice = 5_000;

/** Variables whose values stay out of messages. */
const secret = /KEY|SECRET|DATABASE_URL/;

/**
 * Reads the service's configuration. An empty variable counts as absent; unknown ones are left alone.
 * @throws {ConfigurationError} that lists every variable that is wrong
 */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const given = Object.fromEntries(variableNames.map((name) => [name, environment[name]?.trim() || undefined]));
  const result = variables.safeParse(given);
  const problems = result.success
    ? []
    : result.error.issues.map((issue) => {
        const name = String(issue.path[0]);
        return `${name}${secret.test(name) ? '' : `="${given[name] ?? ''}"`} ${issue.message}. Correct it, or remove it for the default.`;
      });
  const firebase = ['FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_PROJECT_ID'];
  problems.push(...incomplete(given, firebase, 'sign-in with a Firebase project'));
  for (const name of ['FIREBASE_APP_ID', 'FIREBASE_MEASUREMENT_ID']) {
    if (given[name] !== undefined && firebase.every((needed) => given[needed] === undefined)) {
      problems.push(`${name} is set without a Firebase project. Set ${firebase.join(', ')} as well, or remove it.`);
    }
  }
  problems.push(...incomplete(given, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'], 'payment with Stripe'));
  problems.push(
    ...incomplete(
      given,
      ['ASSISTANT_BASE_URL', 'ASSISTANT_API_KEY', 'ASSISTANT_MODEL'],
      'a language model behind the assistant',
    ),
  );
  if (
    firebase.every((needed) => given[needed] !== undefined) &&
    given['STRIPE_SECRET_KEY'] === undefined &&
    result.data?.TEST_PAYMENTS !== true
  ) {
    problems.push(
      'Real people can sign in, and passes would cost nothing: the embedded payment page takes no money. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or say that you mean it with TEST_PAYMENTS=on.',
    );
  }
  if (result.data?.ANALYTICS_FIREBASE && given['FIREBASE_MEASUREMENT_ID'] === undefined) {
    problems.push(
      'ANALYTICS_FIREBASE is on, and Google Analytics needs FIREBASE_MEASUREMENT_ID. Set that, or switch ANALYTICS_FIREBASE off.',
    );
  }
  if (result.data && result.data.HEADERS_TIMEOUT_SECONDS > result.data.REQUEST_TIMEOUT_SECONDS) {
    problems.push(
      'HEADERS_TIMEOUT_SECONDS is longer than REQUEST_TIMEOUT_SECONDS, and the head is a part of the request. Lower the first, or raise the second.',
    );
  }
  if (given['MAP_PMTILES'] !== undefined && given['MAP_STYLE_URL'] !== undefined) {
    problems.push(
      'MAP_PMTILES and MAP_STYLE_URL are both set, and the map is drawn from one of them. Remove the other.',
    );
  }
  problems.push(...idleProviders(given, result.data));
  const bucket = bucketIn(environment, problems);
  if (!result.success || problems.length > 0) throw new ConfigurationError(problems);
  return configurationFrom(result.data, bucket);
}

/** Settings of a live source that is off: whoever wrote them expects it on. */
function idleProviders(
  given: Readonly<Record<string, string | undefined>>,
  values: z.output<typeof variables> | undefined,
): string[] {
  if (!values) return [];
  const idle = (names: readonly string[], on: boolean, how: string): string[] =>
    on
      ? []
      : names
          .filter((name) => given[name] !== undefined)
          .map((name) => `${name} is set while its live source is off. Set ${how} as well, or remove it.`);
  return [
    ...idle(['OPEN_METEO_URL', 'OPEN_METEO_KEY'], values.LIVE_WEATHER, 'LIVE_WEATHER=on'),
    ...idle(['PRIM_URL'], values.PRIM_API_KEY !== undefined, 'PRIM_API_KEY'),
    ...idle(['METEOALARM_URL'], values.LIVE_ALERTS, 'LIVE_ALERTS=on'),
    ...idle(['MIT_STRIKES_URL'], values.LIVE_STRIKES, 'LIVE_STRIKES=on'),
  ];
}

function bucketIn(environment: Readonly<Record<string, string | undefined>>, problems: string[]): BucketOptions | null {
  try {
    return bucketFrom(environment) ?? null;
  } catch (cause) {
    problems.push(cause instanceof Error ? cause.message : String(cause));
    return null;
  }
}

function incomplete(
  given: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
  purpose: string,
): string[] {
  const missing = names.filter((name) => given[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return [];
  const present = names.filter((name) => given[name] !== undefined);
  return [
    `${missing.join(' and ')}: missing, while ${present.join(' and ')} is set. For ${purpose} set all of ${names.join(', ')}, or none.`,
  ];
}

function configurationFrom(values: z.output<typeof variables>, bucket: BucketOptions | null): Configuration {
  const { FIREBASE_API_KEY: apiKey, FIREBASE_AUTH_DOMAIN: authDomain, FIREBASE_PROJECT_ID: projectId } = values;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  const { ASSISTANT_BASE_URL: baseUrl, ASSISTANT_API_KEY: assistantKey, ASSISTANT_MODEL: model } = values;
  return {
    port: values.PORT,
    host: values.HOST,
    publicOrigin: values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`,
    otherHosts: values.OTHER_HOSTS,
    dataFolder: fromProject(values.ODYSSEUS_DATA_DIR),
    diskReserve: values.DISK_RESERVE_MB * bytesPerMegabyte,
    bucket,
    databaseUrl: values.DATABASE_URL ?? null,
    auth:
      apiKey !== undefined && authDomain !== undefined && projectId !== undefined
        ? {
            mode: 'firebase',
            apiKey,
            authDomain,
            projectId,
            appId: values.FIREBASE_APP_ID ?? null,
            measurementId: values.FIREBASE_MEASUREMENT_ID ?? null,
          }
        : { mode: 'emulator', projectId: emulatorProject, emulatorUrl: values.AUTH_EMULATOR_URL ?? null },
    analytics: {
      firebase: values.ANALYTICS_FIREBASE,
      tag: values.ANALYTICS_TAG_ID ?? null,
      collector: values.ANALYTICS_COLLECTOR,
      ipEcho: values.IP_ECHO_URL ?? null,
      excludedAddresses: values.EXCLUDED_ADDRESSES,
    },
    map:
      values.MAP_STYLE_URL === undefined
        ? null
        : {
            style: values.MAP_STYLE_URL,
            origins: [...new Set([new URL(values.MAP_STYLE_URL).origin, ...values.MAP_ORIGINS])],
          },
    mapTiles: mapTilesFrom(values.MAP_PMTILES),
    stripe:
      secretKey !== undefined && webhookSecret !== undefined
        ? { secretKey, webhookSecret, apiBase: values.STRIPE_API_BASE ?? null }
        : null,
    live: liveFrom(values),
    assistant:
      baseUrl !== undefined && assistantKey !== undefined && model !== undefined
        ? { baseUrl, apiKey: assistantKey, model }
        : null,
    events: {
      perMinute: values.EVENTS_PER_MINUTE,
      keptDays: values.EVENTS_KEPT_DAYS,
      mostKept: values.EVENTS_KEPT_MOST,
      keptBytes:
        (values.EVENTS_KEPT_MB ?? eventMegabytes[values.DATABASE_URL === undefined ? 'embedded' : 'server']) *
        bytesPerMegabyte,
      diskReserve: values.EVENTS_DISK_RESERVE_MB * bytesPerMegabyte,
    },
    rateLimitPerMinute: values.RATE_LIMIT_PER_MINUTE,
    connections: {
      most: values.MAX_CONNECTIONS,
      mostIdlePerAddress: values.MAX_IDLE_CONNECTIONS_PER_ADDRESS,
      headersTimeout: values.HEADERS_TIMEOUT_SECONDS,
      requestTimeout: values.REQUEST_TIMEOUT_SECONDS,
      keepAliveTimeout: values.KEEP_ALIVE_SECONDS,
    },
    trustedProxies: values.TRUSTED_PROXIES,
    drain: { notice: noticeFrom(values), patience: values.STOP_PATIENCE_SECONDS * 1_000 },
    developmentOrigins: values.DEVELOPMENT_ORIGINS,
    logLevel: values.LOG_LEVEL,
    passes: values.EXPERT_PASSES ?? defaultPasses,
  };
}

/** A relative path begins at the project's folder. */
function fromProject(path: string): string {
  return isAbsolute(path) ? path : join(backendFolder, '..', path);
}

function mapTilesFrom(given: string | undefined): Configuration['mapTiles'] {
  if (given === undefined) return null;
  return URL.canParse(given) && isWeb(new URL(given)) ? { url: given } : { path: fromProject(given) };
}

/** On this machine alone nobody has to notice anything, and Ctrl-C is not to make anyone wait. */
function noticeFrom({
  STOP_NOTICE_SECONDS: seconds,
  PUBLIC_ORIGIN: origin,
  TRUSTED_PROXIES: proxies,
}: z.output<typeof variables>): number {
  if (seconds !== undefined) return seconds * 1_000;
  return origin?.startsWith('https:') || proxies.length > 0 ? publicNotice : 0;
}

function liveFrom(values: z.output<typeof variables>): Configuration['live'] {
  const { OPEN_METEO_KEY: weatherKey = null, PRIM_API_KEY: transitKey } = values;
  return {
    // A key belongs to a subscription, which has a host of its own.
    weather: values.LIVE_WEATHER
      ? {
          url:
            values.OPEN_METEO_URL ??
            (weatherKey === null ? 'https://api.open-meteo.com' : 'https://customer-api.open-meteo.com'),
          key: weatherKey,
        }
      : null,
    transit:
      transitKey === undefined
        ? null
        : { url: values.PRIM_URL ?? 'https://prim.iledefrance-mobilites.fr/marketplace', key: transitKey },
    alerts: values.LIVE_ALERTS ? { url: values.METEOALARM_URL ?? 'https://feeds.meteoalarm.org' } : null,
    strikes: values.LIVE_STRIKES ? { url: values.MIT_STRIKES_URL ?? 'https://scioperi.mit.gov.it' } : null,
    serviceAlerts: values.GTFS_RT_ALERTS,
  };
}

/** What the server tells the page about its surroundings. Nothing secret stands in it. */
export function siteOf(configuration: Configuration): Site {
  const { auth, analytics, publicOrigin } = configuration;
  // An archive is read from the service itself, in the name that MapLibre's users know such addresses by.
  const map = configuration.mapTiles ? { style: `pmtiles:${mapTilesAddress}`, origins: [] } : configuration.map;
  return {
    backend: '',
    auth:
      auth.mode === 'emulator'
        ? {
            mode: 'emulator',
            firebase: { apiKey: 'demo-key', authDomain: new URL(publicOrigin).host, projectId: auth.projectId },
            inbox: inboxPath,
          }
        : {
            mode: 'firebase',
            firebase: {
              apiKey: auth.apiKey,
              authDomain: auth.authDomain,
              projectId: auth.projectId,
              ...(auth.appId === null ? {} : { appId: auth.appId }),
              ...(auth.measurementId === null ? {} : { measurementId: auth.measurementId }),
            },
          },
    analytics,
    ...(map ? { map } : {}),
  };
}

/** Whether nothing but this machine can reach a listener on that host. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}
