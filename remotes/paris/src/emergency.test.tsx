import routes from '@odysseus/paris/routes';
import { BrowserRouter, routeData, ShellProvider } from '@odysseus/runtime';
import { shellApiStandIn } from '@odysseus/runtime/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import type { ScreenProps } from '@odysseus/contract';
import content from '../content/screens/emergency.yaml';

const entry = routes.find(({ path }) => path === '/emergencyinfo');
let Emergency: ComponentType<ScreenProps>;
const show = () => {
  if (!entry) throw new Error('There is no emergency page.');
  return render(
    <BrowserRouter>
      <ShellProvider value={shellApiStandIn()}>
        <Emergency route={routeData(entry)} siblings={[]} />
      </ShellProvider>
    </BrowserRouter>,
  );
};
const part = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no part ${id}.`);
  return found;
};

beforeAll(async () => {
  if (entry) Emergency = await entry.component.preload();
  Element.prototype.scrollIntoView = jest.fn();
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
});
beforeEach(() => history.replaceState(null, '', '/emergencyinfo'));

it('loses nothing of the list: every block and every place stands folded on it', () => {
  show();
  for (const [id, blocks] of [
    ['first', content.first ?? []],
    ['block', content.blocks],
  ] as const) {
    blocks.forEach(({ title }, index) => {
      const block = part(`${id}-${index + 1}`);
      expect(block.tagName).toBe('DETAILS');
      expect(block).not.toHaveAttribute('open');
      expect(within(block).getByRole('heading', { name: title, level: 3, hidden: true })).toBeInTheDocument();
    });
  }
  for (const id of Object.keys(content.places)) expect(part(id).closest('details[id^="group-"]')).not.toBeNull();
  for (const paragraph of content.introduction) expect(document.body).toHaveTextContent(paragraph.slice(0, 60));
});

it('plans nothing, narrows nothing', () => {
  show();
  expect(screen.queryByText('Add to my trip')).not.toBeInTheDocument();
  expect(screen.queryByText('Show only')).not.toBeInTheDocument();
});

it('opens all that a place is folded in, when the address names it', () => {
  history.replaceState(null, '', '/emergencyinfo#necker-children-emergency');
  show();
  expect(part('necker-children-emergency').closest('details')).toHaveAttribute('open');
});

it('has two places in a card, each to call and to find', () => {
  show();
  const card = part('fracture');
  expect(card).toHaveTextContent('Help in the city centre');
  expect(within(card).getByRole('link', { name: 'Call 01 42 34 82 34', hidden: true })).toHaveAttribute(
    'href',
    'tel:0142348234',
  );
  expect(
    within(card).getByRole('link', { name: 'Directions to Hôtel-Dieu, emergency room', hidden: true }),
  ).toHaveAttribute('href', expect.stringContaining('destination=48.8547,2.3487'));
  expect(
    within(part('papers-gone')).getByRole('link', { name: 'All: Embassies and consulates', hidden: true }),
  ).toHaveAttribute('href', '#group-5');
  expect(within(part('bleeding')).getByText(/Go there yourself only if/)).toBeInTheDocument();
});

it('tells places from where the visitor is, once asked to', async () => {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (found: PositionCallback) =>
        found({ coords: { latitude: 48.898, longitude: 2.332 } } as GeolocationPosition),
    },
  });
  show();
  const [locate] = within(part('bleeding')).getAllByRole('button', { name: 'Nearest to me', hidden: true });
  if (locate) await userEvent.click(locate);
  expect(part('bleeding')).toHaveTextContent(/Nearest help.*Bichat hospital.*1 min on foot/);
  expect(part('stroke')).toHaveTextContent('Your position stays on this device.');
});
