export interface Answer {
  readonly status: number;
  /** How a page came: prerendered, or to be drawn by the browser from released code. */
  readonly page?: 'prerendered' | 'drawn';
}

export const good: Answer = { status: 200 };
const refused: Answer = { status: 503 };
const drawn: Answer = { status: 200, page: 'drawn' };

/**
 * What the service does when one file of a kind is edited (one byte of it), or removed.
 * - `asked`: how it answers for the file, which nobody had asked for before
 * - `health`: what /api/health says after that; the status is 200 throughout, because all else is served
 * - `starting`: what /api/health says right after a start
 *
 * A newer release of which a file is edited or removed before the service takes it up is refused, whichever file it is.
 */
export const damagedFiles: readonly (readonly [
  what: string,
  key: RegExp,
  address: string | undefined,
  asked: Answer | undefined,
  health: string | undefined,
  starting: string | undefined,
])[] = [
  ['a script', /^parts\/paris\/V\/entry\.js$/, '/parts/paris/V/entry.js', refused, 'damaged', 'damaged'],
  [
    'a script’s Brotli copy',
    /^parts\/paris\/V\/entry\.js\.br$/,
    '/parts/paris/V/entry.js',
    refused,
    'damaged',
    'damaged',
  ],
  [
    'a script’s gzip copy',
    /^parts\/paris\/V\/entry\.js\.gz$/,
    '/parts/paris/V/entry.js',
    refused,
    'damaged',
    'damaged',
  ],
  ['a picture', /^parts\/paris\/V\/hero\.avif$/, '/parts/paris/V/hero.avif', refused, 'damaged', 'damaged'],
  ['a manifest', /^parts\/paris\/V\/manifest\.json$/, '/parts/paris/V/manifest.json', refused, 'damaged', 'damaged'],
  [
    'premium content',
    /^private\/paris\/V\/paris\/gems\.json$/,
    '/api/premium/paris/gems?version=V',
    refused,
    'damaged',
    'damaged',
  ],
  ['a file that renders pages', /^server\/paris\/V\/routes\.cjs$/, undefined, undefined, undefined, 'damaged'],
  ['a page', /^pages\/[0-9a-f]+\/paris\/V\/paris\.html$/, '/paris', drawn, 'damaged', 'damaged'],
  [
    'a style sheet of pages',
    /^pages\/[0-9a-f]+\/paris\/V\/abcdef0123456789abcd\.css$/,
    undefined,
    refused,
    'damaged',
    'damaged',
  ],
];

export interface Beginning {
  /** The release that is live, or the one before it. */
  readonly serves: 'live' | 'before';
  /** What /api/health says beside 200. */
  readonly trouble: string;
  /** How a script of the newest Paris is answered; 200 unless it says otherwise. */
  readonly paris?: number;
  readonly page?: 'drawn';
}
const before: Beginning = { serves: 'before', trouble: 'refused', paris: 404 };
const whole: Beginning = { serves: 'live', trouble: 'refused' };

/**
 * What a service does that starts while what vouches for a release is edited or removed: in a new data folder, and in one whose
 * service showed the release, after which nothing older is believed. Undefined where it can serve nothing.
 */
export const lostBeforeStart: readonly (readonly [
  what: string,
  key: string,
  fresh: Beginning | undefined,
  again: Beginning | undefined,
])[] = [
  [
    'the seal of a city',
    'log/seals/V.json',
    { serves: 'live', trouble: 'damaged', paris: 503 },
    { serves: 'live', trouble: 'damaged', paris: 503 },
  ],
  [
    'the seal of a city’s pages',
    'log/seals/P.json',
    { serves: 'live', trouble: 'damaged', page: 'drawn' },
    { serves: 'live', trouble: 'damaged', page: 'drawn' },
  ],
  [
    'the seal of the document',
    'log/seals/D.json',
    { serves: 'live', trouble: 'damaged' },
    { serves: 'live', trouble: 'damaged' },
  ],
  [
    'the seal of a new shell',
    'log/seals/S.json',
    { serves: 'before', trouble: 'refused' },
    { serves: 'live', trouble: 'damaged' },
  ],
  ['the live document', 'releases/R.json', before, undefined],
  ['the list of seals', 'log/seals/L.json', before, undefined],
  ['the newest entry of the log', 'log/E.json', undefined, undefined],
  ['the pointer', 'current.json', undefined, whole],
  ['the keys', 'keys.json', undefined, undefined],
];
