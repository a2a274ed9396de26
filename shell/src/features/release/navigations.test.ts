import { listenForNavigations } from './navigations';

const follow = (html: string, init: MouseEventInit = {}): MouseEvent => {
  document.body.innerHTML = html;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  // What the browser would do itself is none of the test's business.
  document.body.addEventListener('click', (click) => click.preventDefault(), { once: true });
  document.body.querySelector('a')?.firstChild?.dispatchEvent(event);
  return event;
};

describe('listenForNavigations', () => {
  let stop: () => void;
  const onLink = jest.fn(() => false);
  const onHistory = jest.fn(() => false);
  const load = jest.fn();
  beforeEach(() => {
    jest.clearAllMocks();
    window.history.replaceState(null, '', '/paris');
    stop = listenForNavigations({ shown: () => '/paris', onLink, onHistory, load });
  });
  afterEach(() => stop());

  it('hears of a link within the site, and leaves it to the router', () => {
    follow('<a href="/london"><b>London</b></a>');
    expect(onLink).toHaveBeenCalledTimes(1);
    expect(load).not.toHaveBeenCalled();
  });

  it('loads the address itself when told to', () => {
    onLink.mockReturnValueOnce(true);
    const event = follow('<a href="/london?day=2#map"><b>London</b></a>');
    expect(event.defaultPrevented).toBe(true);
    expect(load).toHaveBeenCalledWith('http://localhost/london?day=2#map');
  });

  it.each<[string, string, MouseEventInit?]>([
    ['a link to another site', '<a href="https://example.com/"><b>x</b></a>'],
    ['a link into a new tab', '<a href="/london" target="_blank"><b>x</b></a>'],
    ['a click with Ctrl', '<a href="/london"><b>x</b></a>', { ctrlKey: true }],
    ['the middle button', '<a href="/london"><b>x</b></a>', { button: 1 }],
    ['a download', '<a href="/london" download><b>x</b></a>'],
    ['a place in the same page', '<a href="#map"><b>x</b></a>'],
    ['the same address', '<a href="/paris"><b>x</b></a>'],
  ])('does not care about %s', (_name, html, init = {}) => {
    follow(html, init);
    expect(onLink).not.toHaveBeenCalled();
  });

  it('hears of back and forward before the router, and loads the address that they led to when told to', () => {
    const router = jest.fn();
    window.addEventListener('popstate', router);
    window.history.replaceState(null, '', '/london');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect([onHistory.mock.calls.length, router.mock.calls.length, load.mock.calls.length]).toEqual([1, 1, 0]);
    onHistory.mockReturnValueOnce(true);
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(load).toHaveBeenCalledWith();
    window.removeEventListener('popstate', router);
  });

  it('does not take a place in the same page for a navigation', () => {
    window.history.replaceState(null, '', '/paris#map');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(onHistory).not.toHaveBeenCalled();
  });
});
