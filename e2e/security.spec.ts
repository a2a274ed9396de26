import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from './fixtures';
import { gateRecords, lockedCards, type LockedCard } from './lockedCards';
import { publicTexts } from './publicTexts';
import { ownedRoutes } from './routes';
import { phraseFinder } from '../scripts/phraseFinder';
import { releaseOf } from '../scripts/site';

test('every page forbids what it does not need', async ({ request }) => {
  for (const path of ['/', '/paris', '/app/parishiddengems', '/no-such-page']) {
    const headers = (await request.get(path)).headers();
    const policy = Object.fromEntries(
      (headers['content-security-policy'] ?? '')
        .split('; ')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
    );
    expect(policy, path).toMatchObject({
      'default-src': "'none'",
      // The digests are those of the page's one script, which keeps what is pressed before the page is alive: today's and those before.
      'script-src': expect.stringMatching(/^'self'( 'sha256-[\w+/]{43}='){5}$/),
      'style-src': "'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      'connect-src': "'self'",
      'img-src': "'self' data:",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      // same-origin would cut the sign-in popup off from the page that opened it.
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-cache',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('set-cookie');
  }
});

test('answers of the service are taken for what they are, and by this site alone', async ({ request }) => {
  for (const path of [
    '/api/health',
    '/api/checkout/passes',
    '/api/nothing',
    '/api/premium/paris/hidden-gems',
    '/local-inbox/messages',
    '/current.json',
    '/no-such-file.js',
  ]) {
    expect((await request.get(path)).headers(), path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  }
});

test('the site answers for its own hosts alone', async ({ request }) => {
  for (const path of ['/', '/api/health', '/local-inbox/messages', '/parts/nothing.js']) {
    expect((await request.get(path, { headers: { host: 'evil.example' } })).status(), path).toBe(421);
  }
});

test('files of a release are immutable, compressed where the browser can, and checked by digest', async ({
  request,
  site,
  page,
}) => {
  const release = releaseOf(site.dataFolder);
  const [script] = release.shell.scripts;
  if (!script) throw new Error('The shell has no script.');
  const answer = await request.get(script.url, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.headers()['content-type']).toMatch(/javascript/);
  await page.goto('/paris');
  const unchecked = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement>('head script[src*="/shell/"]')]
      .filter((element) => element.defer && !element.integrity)
      .map((element) => element.src),
  );
  expect(unchecked).toEqual([]);
});

test('a script that was tampered with does not run', async ({ page, problems }) => {
  problems.allow(/^console: /);
  await page.route('**/parts/athens/**/entry.*.js*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\nwindow.tampered = true;` });
  });
  await page.goto('/athens');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loading chunk failed');
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
});

test('no file that anybody can fetch holds a premium text, or the name of a premium place beyond the search, its locked card and a gate', async ({
  request,
  site,
}) => {
  const store = join(site.dataFolder, 'store');
  const release = releaseOf(site.dataFolder);
  const secrets = new Map<string, string>();
  let screens = 0;
  for (const [name, versions] of Object.entries(release.microFrontends)) {
    for (const { metadata } of versions) {
      const folder = join(store, 'private', name.replace('@odysseus/', ''), metadata.version);
      for (const file of filesOf(folder)) {
        screens += 1;
        for (const secret of secretsOf(JSON.parse(readFileSync(file, 'utf8')))) secrets.set(secret, file);
      }
    }
  }
  for (const known of phraseFinder(secrets.keys())(flatten(publicTexts()))) secrets.delete(known);
  expect(screens, 'premium screens').toBeGreaterThanOrEqual(3);
  expect(secrets.size).toBeGreaterThan(300);

  const texts: [string, string][] = [['the release document', JSON.stringify(release)]];
  const folders = [
    release.shell.url,
    ...Object.entries(release.microFrontends).flatMap(([name, versions]) =>
      versions.map(({ metadata }) => `/parts/${name.replace('@odysseus/', '')}/${metadata.version}/`),
    ),
  ];
  for (const folder of folders) for (const file of filesOf(join(store, folder))) texts.push([file, plainText(file)]);
  const finished = ownedRoutes(release).filter(({ preparation }) => !preparation);
  for (const { path } of finished) texts.push([path, await (await request.get(path)).text()]);

  const cards = lockedCards();
  expect(cards.length).toBeGreaterThan(5);
  const withoutCards = cardRemover(cards);
  const records = gateRecords().map(flatten);
  const found: string[] = [];
  const secretsIn = phraseFinder(secrets.keys());
  // A compressed copy that holds what its original does need not be searched again.
  const distinct = new Map(
    texts.map(([where, text]): [string, readonly [string, string]] => [text, [where, text]]),
  ).values();
  for (const [where, text] of distinct) {
    const isGates = /\/gates\.json(\.br|\.gz)?$/.test(where);
    const flat = isGates
      ? records.reduce((left, record) => left.replaceAll(record, ' '), withoutCards(text))
      : withoutCards(text);
    // The search names what is premium, and tells nothing of it.
    const named = /\/search(-index)?\.json(\.br|\.gz)?$/.test(where) ? namesIn(text) : new Set<string>();
    for (const secret of secretsIn(flat))
      if (!named.has(secret)) found.push(`${where} holds "${secret}" of ${secrets.get(secret)}`);
  }
  expect(found).toEqual([]);
});

test('a gate tells how much is behind it, what two of its places or chapters are, and an answer, and nothing else', async ({
  request,
  site,
}) => {
  const release = releaseOf(site.dataFolder);
  const remotes = Object.values(release.microFrontends).map(([version]) => version);
  let gates = 0;
  let answers = 0;
  for (const remote of remotes) {
    const answer = await request.get(new URL('gates.json', new URL(remote?.url ?? '', site.origin)).href);
    const file = (await answer.json()) as {
      gates: { path: string; counts: object[]; entries: object[]; sample?: object }[];
    };
    // A city without an assistant has no answer of one; else each of its gates shows it.
    const answered = file.gates.some(({ sample }) => sample !== undefined);
    if (answered) answers += 1;
    for (const gate of file.gates) {
      gates += 1;
      expect(Object.keys(gate).sort(), gate.path).toEqual([
        'counts',
        'entries',
        'path',
        ...(answered ? ['sample'] : []),
      ]);
      if (gate.sample) expect(Object.keys(gate.sample).sort()).toEqual(['answer', 'asked', 'question']);
      expect(gate.counts.length, gate.path).toBeGreaterThan(0);
      expect(gate.entries, gate.path).toHaveLength(2);
      for (const entry of gate.entries) expect(Object.keys(entry).sort()).toEqual(['area', 'kind', 'name']);
    }
  }
  expect(answers, 'remotes with an assistant').toBeGreaterThan(1);
  expect(gates).toBeGreaterThan(10);
});

test('premium content is refused to whoever is not known', async ({ request }) => {
  for (const headers of [
    {},
    { authorization: 'Bearer nonsense' },
    { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.' },
  ]) {
    const answer = await request.get('/api/premium/paris/hidden-gems', { headers });
    expect(answer.status()).toBe(401);
    expect(await answer.text()).not.toContain('summary');
  }
});

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** A file as a reader of the network sees it, unpacked. */
function plainText(file: string): string {
  const bytes = readFileSync(file);
  if (file.endsWith('.br')) return brotliDecompressSync(bytes).toString();
  if (file.endsWith('.gz')) return gunzipSync(bytes).toString();
  return bytes.toString();
}

/** Without escapes, punctuation and the addresses of links, which differ between JSON, JavaScript and HTML. */
function flatten(text: string): string {
  return text
    .replace(/\[\[[^|\]]*\|([^\]]*)\]\]/g, '$1')
    .replace(/\\u([0-9a-f]{4})/gi, (_escape, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/&[a-z#0-9]+;/gi, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase();
}

/**
 * Takes from a text what may be known of locked places, before their names are looked for: the whole record of a list's module, and
 * the words of a card on a page, where there is neither more nor less. What stands elsewhere, or is told besides, stays.
 * @returns flattens the text, too
 */
function cardRemover(cards: readonly LockedCard[]): (text: string) => string {
  const records = [...new Set(cards.map(({ record }) => flatten(record)))];
  const drawn = new Set(cards.map((card) => flatten(card.text).trim()));
  return (text) => {
    const page = text.replace(/<a [^>]*>.*?<\/a>/gs, (link) => {
      const words = flatten(link.replace(/<[^>]*>/g, ' ')).trim();
      return drawn.has(words) ? link.replace(/>[^<]*</g, '><') : link;
    });
    return records.reduce((left, record) => left.replaceAll(record, ' '), flatten(page));
  };
}

/** The titles and other names of a search file or index. */
function namesIn(text: string): ReadonlySet<string> {
  const { entries } = JSON.parse(text) as { entries: { title: string; local?: string; names?: string[] }[] };
  return new Set(
    entries
      .flatMap(({ title, local, names = [] }) => [title, ...(local ? [local] : []), ...names])
      .map((name) => flatten(name).trim()),
  );
}

/** Letters from which on a text is somebody's work, not a turn of phrase. */
const leastText = 60;

/** Names of places, and every text of some length. */
function secretsOf(value: unknown, key = '', inPlaces = false): string[] {
  if (typeof value === 'string') {
    // One word, such as the label of a scale, names nothing.
    const isName = inPlaces && (key === 'name' || key === 'localName') && value.trim().includes(' ');
    const isText = value.length >= leastText && value.includes(' ');
    return isName || isText ? [flatten(value).trim()] : [];
  }
  if (Array.isArray(value)) return value.flatMap((entry) => secretsOf(entry, key, inPlaces));
  // Sources are public knowledge, and public screens may name the same.
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, entry]) =>
      name === 'sources' || name === 'city' ? [] : secretsOf(entry, name, inPlaces || name === 'places'),
    );
  return [];
}
