import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteSchema } from '@odysseus/contract';
import { ConfigurationError, readConfiguration, siteOf, variableNames } from './configuration';
import { backendFolder } from './location.cjs';

const firebase = {
  FIREBASE_API_KEY: 'AIza-key',
  FIREBASE_AUTH_DOMAIN: 'guide.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'guide',
  TEST_PAYMENTS: 'on',
};
const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const passes = (change: object = {}) =>
  JSON.stringify([{ id: 'week', name: 'A week', days: 7, amount: 500, currency: 'GBP', line: '', ...change }]);

describe('The configuration', () => {
  it('gives a whole site on this machine when nothing is set', () => {
    expect(readConfiguration({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      publicOrigin: 'http://localhost:8080',
      dataFolder: join(backendFolder, '..', '.odysseus'),
      diskReserve: 256 * 1024 * 1024,
      databaseUrl: null,
      drain: { notice: 0, patience: 4_000 },
      auth: { mode: 'emulator', projectId: 'demo-odysseus' },
      stripe: null,
      assistant: null,
      live: { weather: null, transit: null, alerts: null, strikes: null, serviceAlerts: new Map() },
      analytics: { firebase: false, tag: null, collector: true, ipEcho: null, excludedAddresses: [] },
      otherHosts: [],
      connections: {
        most: 10_000,
        mostIdlePerAddress: 512,
        headersTimeout: 20_000,
        requestTimeout: 30_000,
        keepAliveTimeout: 72_000,
      },
      events: {
        perMinute: 30,
        keptDays: 90,
        mostKept: 1_000_000,
        keptBytes: 64 * 1024 * 1024,
        diskReserve: 512 * 1024 * 1024,
      },
    });
  });

  it('takes an empty variable for an absent one', () => {
    expect(readConfiguration(Object.fromEntries(variableNames.map((name) => [name, ' '])))).toEqual(
      readConfiguration({}),
    );
  });

  it('reads what is set', () => {
    const configuration = readConfiguration({
      ...firebase,
      ...stripe,
      PORT: '9000',
      ODYSSEUS_DATA_DIR: '/var/lib/odysseus',
      DATABASE_URL: 'postgresql://u:p@db/guide',
      PUBLIC_ORIGIN: 'https://guide.example/',
      OTHER_HOSTS: 'Guide-abc.a.run.app, guide.internal',
      KEEP_ALIVE_SECONDS: '620',
      EXCLUDED_ADDRESSES: '203.0.113.7, 2001:db8::1,',
      MAP_STYLE_URL: 'https://tiles.example/style',
      ASSISTANT_BASE_URL: 'https://models.example/v1/',
      ASSISTANT_API_KEY: 'key-1',
      ASSISTANT_MODEL: 'small',
      MAP_ORIGINS: 'https://glyphs.example',
      ANALYTICS_COLLECTOR: 'off',
      EXPERT_PASSES: passes(),
    });
    expect(configuration).toMatchObject({
      port: 9000,
      dataFolder: '/var/lib/odysseus',
      databaseUrl: 'postgresql://u:p@db/guide',
      events: { keptBytes: 1024 * 1024 * 1024 },
      publicOrigin: 'https://guide.example',
      otherHosts: ['guide-abc.a.run.app', 'guide.internal'],
      connections: { keepAliveTimeout: 620_000 },
      auth: { mode: 'firebase', projectId: 'guide' },
      stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' },
      analytics: { collector: false, excludedAddresses: ['203.0.113.7', '2001:db8::1'] },
      assistant: { baseUrl: 'https://models.example/v1', apiKey: 'key-1', model: 'small' },
      map: { style: 'https://tiles.example/style', origins: ['https://tiles.example', 'https://glyphs.example'] },
      passes: [{ id: 'week', days: 7, currency: 'GBP' }],
    });
    expect(readConfiguration({ PORT: '9000' }).publicOrigin).toBe('http://localhost:9000');
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['HOST', 'http://localhost'],
    ['PUBLIC_ORIGIN', 'guide.example'],
    ['PUBLIC_ORIGIN', 'https://guide.example/path'],
    ['PUBLIC_ORIGIN', 'ftp://guide.example'],
    ['DATABASE_URL', 'mysql://db/guide'],
    ['AUTH_EMULATOR_URL', 'http://203.0.113.7:9099'],
    ['AUTH_EMULATOR_URL', 'https://127.0.0.1:9099'],
    ['ANALYTICS_COLLECTOR', 'perhaps'],
    ['ANALYTICS_TAG_ID', '<script>'],
    ['IP_ECHO_URL', 'javascript:alert(1)'],
    ['LIVE_WEATHER', 'sunny'],
    ['OPEN_METEO_URL', 'http://api.example.com'],
    ['OPEN_METEO_URL', 'https://api.example.com/?key=1'],
    ['PRIM_API_KEY', 'two words'],
    ['METEOALARM_URL', 'ftp://feeds.example.com'],
    ['GTFS_RT_ALERTS', 'on'],
    ['GTFS_RT_ALERTS', 'https://feeds.example.com/alerts.pb'],
    ['GTFS_RT_ALERTS', 'rome=http://feeds.example.com/alerts.pb'],
    ['GTFS_RT_ALERTS', 'rome=https://feeds.example.com/alerts.pb?key=1'],
    ['GTFS_RT_ALERTS', 'rome=https://a.example/alerts.pb,rome=https://b.example/alerts.pb'],
    ['ASSISTANT_BASE_URL', 'models.example'],
    ['ASSISTANT_BASE_URL', 'https://user:secret@models.example'],
    ['ASSISTANT_MODEL', 'two words'],
    ['MAP_PMTILES', 'http://tiles.example/paris.pmtiles'],
    ['MAP_PMTILES', 'https://tiles.example/paris.pmtiles?key=1'],
    ['MAP_PMTILES', 's3://bucket/paris.pmtiles'],
    ['OTHER_HOSTS', 'https://guide.example'],
    ['OTHER_HOSTS', 'guide.example:8080'],
    ['RATE_LIMIT_PER_MINUTE', '-1'],
    ['MAX_CONNECTIONS', '-1'],
    ['MAX_IDLE_CONNECTIONS_PER_ADDRESS', 'many'],
    ['HEADERS_TIMEOUT_SECONDS', '0'],
    ['REQUEST_TIMEOUT_SECONDS', '3601'],
    ['KEEP_ALIVE_SECONDS', '1.5'],
    ['DISK_RESERVE_MB', '0.5'],
    ['STOP_NOTICE_SECONDS', '601'],
    ['STOP_PATIENCE_SECONDS', '0'],
    ['TRUSTED_PROXIES', 'balancer.internal'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.0/0'],
    ['TRUSTED_PROXIES', '10.0.0.1, fd00::/8/8'],
    ['EVENTS_PER_MINUTE', 'few'],
    ['EVENTS_KEPT_DAYS', '0'],
    ['EVENTS_KEPT_MOST', '0'],
    ['EVENTS_KEPT_MB', '1.5'],
    ['EVENTS_DISK_RESERVE_MB', '512 MB'],
    ['LOG_LEVEL', 'loud'],
    ['EXPERT_PASSES', '[{'],
    ['EXPERT_PASSES', '[]'],
    ['EXPERT_PASSES', passes({ days: 0 })],
    ['EXPERT_PASSES', passes({ amount: 9.9 })],
    ['EXPERT_PASSES', passes({ currency: 'eur' })],
    ['EXPERT_PASSES', JSON.stringify([...JSON.parse(passes()), ...JSON.parse(passes())])],
  ])('says that %s can not be %j, and how to mend it', (name, value) => {
    expect(() => readConfiguration({ [name]: value })).toThrow(
      new RegExp(`- ${name}.* must .*remove it for the default`),
    );
  });

  it('reads an archive of streets from disk or from another host, by way of its own address', () => {
    expect(readConfiguration({ MAP_PMTILES: '/srv/paris.pmtiles' }).mapTiles).toEqual({ path: '/srv/paris.pmtiles' });
    expect(readConfiguration({ MAP_PMTILES: 'tiles/paris.pmtiles' }).mapTiles).toEqual({
      path: expect.stringMatching(/^\/.*\/tiles\/paris\.pmtiles$/) as string,
    });
    const remote = readConfiguration({ MAP_PMTILES: 'https://tiles.example/paris.pmtiles' });
    expect(remote.mapTiles).toEqual({ url: 'https://tiles.example/paris.pmtiles' });
    // Nothing outside is named to the page, so nothing outside is allowed to it.
    expect(siteOf(remote).map).toEqual({ style: 'pmtiles:/map/tiles.pmtiles', origins: [] });
    expect(siteOf(readConfiguration({})).map).toBeUndefined();
    expect(() =>
      readConfiguration({ MAP_PMTILES: '/srv/paris.pmtiles', MAP_STYLE_URL: 'https://tiles.example/style' }),
    ).toThrow(/Remove the other/);
  });

  it('fetches live facts from their providers, or from where it is told to', () => {
    expect(
      readConfiguration({
        LIVE_WEATHER: 'on',
        PRIM_API_KEY: 'k',
        GTFS_RT_ALERTS: 'roma-mobilita=https://feeds.example.com/alerts.pb, other=http://127.0.0.1:9/feed',
        LIVE_ALERTS: 'on',
        LIVE_STRIKES: 'on',
      }).live,
    ).toEqual({
      weather: { url: 'https://api.open-meteo.com', key: null },
      transit: { url: 'https://prim.iledefrance-mobilites.fr/marketplace', key: 'k' },
      alerts: { url: 'https://feeds.meteoalarm.org' },
      strikes: { url: 'https://scioperi.mit.gov.it' },
      serviceAlerts: new Map([
        ['roma-mobilita', 'https://feeds.example.com/alerts.pb'],
        ['other', 'http://127.0.0.1:9/feed'],
      ]),
    });
    expect(readConfiguration({ LIVE_WEATHER: 'on', OPEN_METEO_KEY: 'w' }).live.weather).toEqual({
      url: 'https://customer-api.open-meteo.com',
      key: 'w',
    });
    expect(readConfiguration({ LIVE_WEATHER: 'on', OPEN_METEO_URL: 'http://127.0.0.1:9/' }).live.weather?.url).toBe(
      'http://127.0.0.1:9',
    );
  });

  it.each([
    [{}, 0],
    [{ PUBLIC_ORIGIN: 'http://localhost:9000' }, 0],
    [{ PUBLIC_ORIGIN: 'https://guide.example' }, 5_000],
    [{ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8, fd00::/8, 203.0.113.7, ::1' }, 5_000],
    [{ PUBLIC_ORIGIN: 'https://guide.example', STOP_NOTICE_SECONDS: '0' }, 0],
    [{ STOP_NOTICE_SECONDS: '12' }, 12_000],
  ])('gives notice of a stop where others come in, and as it is told: %j', (environment, notice) => {
    expect(readConfiguration(environment as unknown as Record<string, string>).drain.notice).toBe(notice);
  });

  it('lists everything that is wrong at once', () => {
    const wrong = { PORT: 'x', LOG_LEVEL: 'x', STRIPE_SECRET_KEY: 'sk_test_1', FIREBASE_API_KEY: 'k' };
    let problems: readonly string[] = [];
    try {
      readConfiguration(wrong);
    } catch (error) {
      if (error instanceof ConfigurationError) problems = error.problems;
    }
    expect(problems).toHaveLength(4);
    for (const name of ['PORT', 'LOG_LEVEL', 'STRIPE_WEBHOOK_SECRET', 'FIREBASE_AUTH_DOMAIN and FIREBASE_PROJECT_ID']) {
      expect(problems.filter((problem) => problem.startsWith(name))).toHaveLength(1);
    }
  });

  it.each([
    [
      'part of a Firebase project',
      { FIREBASE_API_KEY: 'k', FIREBASE_PROJECT_ID: 'guide' },
      /FIREBASE_AUTH_DOMAIN: missing/,
    ],
    ['an app without a Firebase project', { FIREBASE_APP_ID: '1:2:web:3' }, /FIREBASE_APP_ID is set without/],
    [
      'a model without its key',
      { ASSISTANT_BASE_URL: 'https://models.example/v1', ASSISTANT_MODEL: 'small' },
      /ASSISTANT_API_KEY: missing/,
    ],
    ['half of Stripe', { STRIPE_WEBHOOK_SECRET: 'whsec_1' }, /STRIPE_SECRET_KEY: missing/],
    [
      'free passes for real people',
      { ...firebase, TEST_PAYMENTS: 'off' },
      /passes would cost nothing.*TEST_PAYMENTS=on/,
    ],
    [
      'an address of a weather service that is off',
      { OPEN_METEO_URL: 'https://api.example.com' },
      /OPEN_METEO_URL is set while its live source is off. Set LIVE_WEATHER=on/,
    ],
    [
      'an address of a transport service without its key',
      { PRIM_URL: 'https://api.example.com' },
      /Set PRIM_API_KEY as well/,
    ],
    [
      'an address of warnings that are off',
      { METEOALARM_URL: 'https://api.example.com', LIVE_ALERTS: 'off' },
      /Set LIVE_ALERTS=on as well/,
    ],
    [
      'an address of a register of strikes that is off',
      { MIT_STRIKES_URL: 'https://api.example.com' },
      /Set LIVE_STRIKES=on as well/,
    ],
    [
      'a head that may take longer than its request',
      { HEADERS_TIMEOUT_SECONDS: '31' },
      /HEADERS_TIMEOUT_SECONDS is longer than REQUEST_TIMEOUT_SECONDS.*Lower/,
    ],
    ['Google Analytics without its id', { ...firebase, ANALYTICS_FIREBASE: 'on' }, /needs FIREBASE_MEASUREMENT_ID/],
  ])('refuses %s', (_what, environment, message) => {
    expect(() => readConfiguration(environment)).toThrow(message);
  });

  it.each([
    ['STRIPE_SECRET_KEY', 'pk_oops-secret'],
    ['STRIPE_WEBHOOK_SECRET', 'oops-secret'],
    ['DATABASE_URL', 'mysql://u:oops-secret@db'],
    ['ASSISTANT_API_KEY', 'oops-secret with a space'],
    ['OPEN_METEO_KEY', 'oops-secret with blanks'],
    ['PRIM_API_KEY', 'oops-secret with blanks'],
  ])('keeps a wrong %s out of the message', (name, value) => {
    expect(() => readConfiguration({ [name]: value })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('oops-secret') }),
    );
  });

  it('is described, every variable of it and nothing else, in .env.example', () => {
    const described = readFileSync(join(backendFolder, '..', '.env.example'), 'utf8').matchAll(
      /^#?([A-Z][A-Z0-9_]*)=/gm,
    );
    expect([...described].map(([, name]) => name).sort()).toEqual([...variableNames].sort());
  });
});

describe('What the page is told', () => {
  it.each([
    ['by default', {}],
    [
      'with a Firebase project',
      {
        ...firebase,
        FIREBASE_APP_ID: '1:2:web:3',
        FIREBASE_MEASUREMENT_ID: 'G-ABC',
        ANALYTICS_FIREBASE: 'on',
        ANALYTICS_TAG_ID: 'AW-1',
      },
    ],
  ])('has the shape of the contract %s', (_when, environment) => {
    const site = siteOf(readConfiguration(environment));
    expect(siteSchema.parse(site)).toEqual(site);
  });

  it('names the sign-in that the service accepts', () => {
    expect(siteOf(readConfiguration({ PORT: '9000' })).auth).toMatchObject({
      mode: 'emulator',
      firebase: { projectId: 'demo-odysseus', authDomain: 'localhost:9000' },
    });
    expect(siteOf(readConfiguration(firebase)).auth).toEqual({
      mode: 'firebase',
      firebase: { apiKey: 'AIza-key', authDomain: 'guide.firebaseapp.com', projectId: 'guide' },
    });
  });

  it('holds nothing secret', () => {
    const told = JSON.stringify(
      siteOf(readConfiguration({ ...firebase, ...stripe, DATABASE_URL: 'postgresql://u:p4ssw0rd@db/guide' })),
    );
    for (const secret of ['sk_test_1', 'whsec_1', 'p4ssw0rd']) expect(told).not.toContain(secret);
  });
});
