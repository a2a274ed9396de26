import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Link, type LinkProps } from './Link';
import { BrowserRouter, StaticRouter, useLocation, useNavigate } from './router';

let seen: ReturnType<typeof useLocation>[];
let navigates: ReturnType<typeof useNavigate>[];

function Where() {
  const location = useLocation();
  seen.push(location);
  navigates.push(useNavigate());
  const { pathname, search, hash, state } = location;
  return <output>{`${pathname}${search}${hash} ${JSON.stringify(state)}`}</output>;
}

function show(...links: LinkProps[]) {
  return render(
    <BrowserRouter>
      <Where />
      {links.map((link) => (
        <Link key={link.to} {...link}>
          {link.to}
        </Link>
      ))}
    </BrowserRouter>,
  );
}

const here = () => screen.getByRole('status').textContent;
const click = (name: string) => userEvent.click(screen.getByRole('link', { name }));
/** Until the browser has gone there: it does so in a task of its own. */
const gone = (go: () => void) =>
  act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    go();
    await arrived;
  });
/** Whether a click is left to the browser, which jsdom's can't do. */
function leftToBrowser(name: string, init: MouseEventInit = {}): boolean {
  let left = false;
  const look = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  fireEvent.click(screen.getByRole('link', { name }), init);
  return left;
}

beforeEach(() => {
  seen = [];
  navigates = [];
  window.history.pushState(null, '', '/paris?day=2#louvre');
});

it('starts at the address of the page, with what is kept there', () => {
  window.history.replaceState({ usr: { from: 'gate' }, key: 'abc', idx: 3 }, '');
  show();
  expect(here()).toBe('/paris?day=2#louvre {"from":"gate"}');
  expect(seen.at(-1)?.key).toBe('abc');
});

it('goes on, back and forward, each time to another location', async () => {
  show({ to: '/museums?free=1#orsay', state: { scroll: 7 } }, { to: '/metro' });
  await click('/museums?free=1#orsay');
  expect(here()).toBe('/museums?free=1#orsay {"scroll":7}');
  await click('/metro');
  expect(here()).toBe('/metro null');
  await gone(() => navigates[0]?.(-1));
  expect(here()).toBe('/museums?free=1#orsay {"scroll":7}');
  await gone(() => window.history.forward());
  expect(here()).toBe('/metro null');
  expect(window.location.pathname).toBe('/metro');
  expect(new Set(navigates).size).toBe(1);
});

it('follows what somebody else writes into the history, once it says so', () => {
  show();
  act(() => {
    window.history.pushState(null, '', '/london');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  expect(here()).toBe('/london null');
});

it.each([
  ['#rain', '/paris#rain'],
  ['?day=3', '/paris?day=3'],
  ['/paris', '/paris'],
  ['/paris?#', '/paris'],
  ['metro', '/metro'],
  ['https://louvre.fr/', 'https://louvre.fr/'],
  ['tel:112', 'tel:112'],
  ['//louvre.fr', '//louvre.fr'],
])('a link to %s names %s', (to, href) => {
  show({ to });
  expect(screen.getByRole('link', { name: to })).toHaveAttribute('href', href);
});

it('takes the place of the present entry where it is asked to, and where the page is there already', async () => {
  const { length } = window.history;
  show({ to: '/metro', replace: true }, { to: '/museums' });
  await click('/metro');
  expect(here()).toBe('/metro null');
  expect(window.history.length).toBe(length);
  await click('/museums');
  expect(window.history.length).toBe(length + 1);
  const { key } = seen.at(-1) ?? {};
  await click('/museums');
  expect(window.history.length).toBe(length + 1);
  expect(seen.at(-1)?.key).not.toBe(key);
});

it('leaves to the browser what asks for another window, other sites, and what is prevented', () => {
  show(
    { to: '/metro' },
    { to: '/museums', target: '_blank' },
    { to: 'https://louvre.fr/' },
    { to: '/passes', onClick: (event) => event.preventDefault() },
    { to: '/map', target: '_self' },
  );
  expect(leftToBrowser('/metro', { ctrlKey: true })).toBe(true);
  expect(leftToBrowser('/metro', { metaKey: true })).toBe(true);
  expect(leftToBrowser('/metro', { shiftKey: true })).toBe(true);
  expect(leftToBrowser('/metro', { altKey: true })).toBe(true);
  expect(leftToBrowser('/metro', { button: 1 })).toBe(true);
  expect(leftToBrowser('/museums')).toBe(true);
  expect(leftToBrowser('https://louvre.fr/')).toBe(true);
  leftToBrowser('/passes');
  expect(here()).toBe('/paris?day=2#louvre null');
  expect(leftToBrowser('/map')).toBe(false);
  expect(here()).toBe('/map null');
});

it('refuses to keep what can’t be cloned, rather than lose it', () => {
  show();
  // jsdom keeps everything.
  jest.spyOn(window.history, 'pushState').mockImplementationOnce(() => {
    throw new DOMException('could not be cloned', 'DataCloneError');
  });
  expect(() => navigates[0]?.('/metro', { state: () => undefined })).toThrow('could not be cloned');
  expect(here()).toBe('/paris?day=2#louvre null');
});

it('renders ahead at one address, and leads nowhere there', () => {
  const html = renderToString(
    <StaticRouter location="/paris?day=2">
      <Where />
      <Link to="#rain" className="quiet">
        Rain
      </Link>
    </StaticRouter>,
  );
  expect(html).toContain('/paris?day=2 null');
  expect(html).toContain('<a class="quiet" href="/paris#rain">Rain</a>');
  expect(() => navigates[0]?.('/metro')).toThrow(/leads nowhere/);
});

it('says that a router is missing', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Link to="/metro">Metro</Link>)).toThrow('need a router above them');
});
