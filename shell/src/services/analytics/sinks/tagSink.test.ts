import { tagSink, type TagWindow } from './tagSink';

const onFailure = jest.fn();
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script')];

function open() {
  const tagWindow: TagWindow = {
    document,
    location: { hostname: 'o.example', href: 'https://o.example/auth?oobCode=secret' },
  };
  const sink = tagSink({ id: 'G-TEST', window: tagWindow, onFailure });
  const commands = () => (tagWindow.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));
  return { sink, tagWindow, commands };
}

beforeEach(() => {
  jest.clearAllMocks();
  document.head.replaceChildren();
});

test('the tag loads once, however often consent is given', () => {
  open().sink.stop();
  open();
  expect(scripts().map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST']);
});

test('page views, and nothing else, are sent to it; the tag sends none of its own', () => {
  const { sink, commands } = open();
  sink.send([
    { name: 'page_view', parameters: { page_url: 'https://o.example/paris', page_path: '/paris' } },
    { name: 'engagement_time', parameters: {} },
  ]);
  expect(commands()).toContainEqual(['config', 'G-TEST', { send_page_view: false }]);
  expect(commands().filter(([command]) => command === 'event')).toEqual([
    ['event', 'page_view', { page_location: 'https://o.example/paris', page_path: '/paris', send_to: 'G-TEST' }],
  ]);
});

test("an address's secrets never reach the tag", () => {
  const { commands } = open();
  expect(commands()).toContainEqual(['set', { page_location: 'https://o.example/auth' }]);
  expect(JSON.stringify(commands())).not.toContain('secret');
});

test('the commands are what the tag reads: arguments objects', () => {
  const { tagWindow } = open();
  expect(Object.prototype.toString.call(tagWindow.dataLayer?.[0])).toBe('[object Arguments]');
});

test('withdrawn consent denies storage and disables the tag; consent given again enables it', () => {
  const { sink, tagWindow, commands } = open();
  sink.stop();
  expect(commands().at(-1)).toEqual([
    'consent',
    'update',
    expect.objectContaining({ analytics_storage: 'denied', ad_storage: 'denied' }),
  ]);
  expect(tagWindow).toHaveProperty('ga-disable-G-TEST', true);
  tagSink({ id: 'G-TEST', window: tagWindow, onFailure });
  expect(tagWindow).not.toHaveProperty('ga-disable-G-TEST');
  expect(commands()).toContainEqual(['consent', 'update', expect.objectContaining({ analytics_storage: 'granted' })]);
});

test('a tag that does not load is reported', () => {
  open();
  scripts()[0]?.dispatchEvent(new Event('error'));
  expect(onFailure).toHaveBeenCalledWith(
    'tag',
    expect.objectContaining({ message: expect.stringContaining('could not be loaded') }),
    [],
  );
});
