import { join } from 'node:path';
import type { RouteData } from '@odysseus/contract';
import { latLng } from '@odysseus/model';
import { MemoryRouter } from '@odysseus/runtime/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import type { CompiledMetro } from '../logic/compiledMetro';
import { stationJourneys } from '../logic/stationJourneys';
import { MetroScreen } from './MetroScreen';
import { readNetwork } from '../content/readNetwork';

const network = readNetwork(join(__dirname, '../../../../../remotes/paris/metro/network.yaml'));
const orly = network.stations.findIndex(({ name }) => name === "Aéroport d'Orly");
const content: CompiledMetro = {
  kind: 'metro',
  access: 'public',
  title: 'The metro',
  lead: 'How to ride it.',
  edited: '2026-11-21',
  introduction: ['Trains come often.'],
  city: { key: 'paris', name: 'Paris', country: 'FR', timezone: 'Europe/Paris', centre: latLng(48.8566, 2.3522) },
  network,
  stationNotes: { [orly]: 'You need the airport ticket.' },
  first: [],
  blocks: [{ type: 'table', title: 'Fares', columns: ['Ticket', 'Price'], rows: [['Single', '€2.55']] }],
  links: [{ title: 'RATP', url: 'https://www.ratp.fr/en' }],
};
const route = {
  path: '/metro',
  text: 'Metro',
  icon: 'train-front',
  type: 'public',
  area: 'paris',
  nav: true,
} as RouteData;
const metro = (
  <MemoryRouter>
    <MetroScreen content={content} route={route} siblings={[]} />
  </MemoryRouter>
);

const from = () => screen.getByRole('combobox', { name: 'From' });
const to = () => screen.getByRole('combobox', { name: 'To' });
const steps = () => screen.getByRole('heading', { name: /^About/ });
async function plan(start: string, end: string) {
  const user = userEvent.setup();
  render(metro);
  await user.type(from(), `${start}{Enter}`);
  await user.type(to(), `${end}{Enter}`);
  return user;
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/metro');
});

describe('the journey planner', () => {
  it('answers with steps: line, direction as on the signs, stops to count and to unfold, and the change', async () => {
    await plan('chatelet', 'bir hak');
    expect(steps()).toHaveTextContent(/About \d+ minutes, 1 change/);
    expect(steps().parentElement).toHaveTextContent(
      /Châtelet.*Line 1.*towards La Défense.*8 stops.*Louvre–Rivoli.*Get off at Charles de Gaulle–Étoile.*Change at Charles de Gaulle–Étoile.*Line 6.*towards Nation.*5 stops.*Get off at Bir-Hakeim/,
    );
  });

  it('says the answer in one sentence to a screen reader', async () => {
    await plan('chatelet', 'bir hak');
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContainEqual(
      expect.stringMatching(/^Châtelet to Bir-Hakeim: about \d+ minutes, 1 change\.$/),
    );
  });

  it('offers stations while one types, and takes arrows, Enter and Escape', async () => {
    const user = userEvent.setup();
    render(metro);
    await user.type(from(), 'gare');
    const list = screen.getByRole('listbox', { name: 'From' });
    const options = within(list).getAllByRole('option');
    expect(options.length).toBeGreaterThan(3);
    expect(from()).toHaveAttribute('aria-expanded', 'true');
    expect(from()).toHaveAttribute('aria-activedescendant', options[0]?.id);
    await user.keyboard('{ArrowDown}');
    expect(from()).toHaveAttribute('aria-activedescendant', options[1]?.id);
    const second = options[1]?.firstChild?.textContent;
    await user.keyboard('{Enter}');
    expect(from()).toHaveValue(second);
    expect(from()).toHaveAttribute('aria-expanded', 'false');
    await user.clear(from());
    await user.type(from(), 'op');
    await user.keyboard('{Escape}');
    expect(from()).toHaveAttribute('aria-expanded', 'false');
  });

  it('takes a name that was typed whole when one leaves the field', async () => {
    const user = userEvent.setup();
    render(metro);
    await user.type(from(), 'st lazare');
    await user.tab();
    expect(from()).toHaveValue('Saint-Lazare');
  });

  it('names what is near for a station that does not exist', async () => {
    const user = userEvent.setup();
    render(metro);
    await user.type(from(), 'Chatelt');
    await user.click(to());
    expect(screen.getByRole('alert')).toHaveTextContent('No station is called “Chatelt”. Did you mean');
    expect(from()).toHaveAttribute('aria-invalid', 'true');
    await user.click(screen.getByRole('button', { name: 'Châtelet' }));
    expect(from()).toHaveValue('Châtelet');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('swaps, and answers again by fewest changes', async () => {
    const user = await plan('Exelmans', 'Victor Hugo');
    expect(steps()).toHaveTextContent('2 changes');
    await user.click(screen.getByRole('radio', { name: 'Fewest changes' }));
    expect(steps()).toHaveTextContent('1 change');
    await user.click(screen.getByRole('button', { name: 'Swap from and to' }));
    expect(from()).toHaveValue('Victor Hugo');
    expect(to()).toHaveValue('Exelmans');
  });

  it('says which end has stairs, and where the nearest lift is', async () => {
    const user = await plan('chatelet', 'bir hak');
    await user.click(screen.getByRole('radio', { name: 'Step-free' }));
    expect(screen.getByText(/Bir-Hakeim can’t be reached without steps/)).toBeInTheDocument();
    expect(screen.queryByText(/Châtelet can’t be reached/)).not.toBeInTheDocument();
    expect(screen.getByText(/Every bus and tram/)).toBeInTheDocument();
  });

  it('tells what a station asks for', async () => {
    await plan('chatelet', 'orly airport');
    expect(screen.getByText(/You need the airport ticket/)).toBeInTheDocument();
  });

  it('keeps the last journey on the device', async () => {
    await plan('chatelet', 'bir hak');
    const { unmount } = render(metro);
    expect(await screen.findAllByRole('heading', { name: /About \d+ minutes, 1 change/ })).toHaveLength(2);
    unmount();
  });

  it('answers what the address asks, in place of the last journey, and writes there what is asked', async () => {
    localStorage.setItem('odysseus.metro.paris', '{"version":1,"from":"Nation","to":"Opéra","mode":"fastest"}');
    history.replaceState({ idx: 3 }, '', '/metro?from=chatelet&to=bir-hakeim#planner');
    const user = userEvent.setup();
    render(metro);
    expect(from()).toHaveValue('Châtelet');
    expect(to()).toHaveValue('Bir-Hakeim');
    expect(steps()).toHaveTextContent(/About \d+ minutes, 1 change/);
    await user.click(screen.getByRole('button', { name: 'Swap from and to' }));
    await user.click(screen.getByRole('radio', { name: 'Step-free' }));
    expect(location.search + location.hash).toBe('?from=bir-hakeim&to=chatelet&mode=step-free#planner');
    expect(history.state).toEqual({ idx: 3 });
  });

  it('takes from an address what is a station, and leaves the rest open', () => {
    history.replaceState(null, '', '/metro?from=waterloo&to=nation&mode=teleport');
    render(metro);
    expect(from()).toHaveValue('');
    expect(to()).toHaveValue('Nation');
    expect(screen.getByRole('radio', { name: 'Fastest' })).toBeChecked();
  });

  it('shares the journey by its address', async () => {
    const user = await plan('chatelet', 'bir hak');
    await user.click(screen.getByRole('button', { name: 'Share Châtelet to Bir-Hakeim by metro' }));
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/metro?from=chatelet&to=bir-hakeim`);
  });

  it('works where nothing can be kept, and where something else is kept', async () => {
    localStorage.setItem('odysseus.metro.paris', '{"from":7,"to":"Waterloo"');
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await plan('chatelet', 'bir hak');
    expect(steps()).toBeInTheDocument();
    refused.mockRestore();
  });
});

describe('the lines in words', () => {
  const html = renderToString(metro);
  const page = document.createElement('div');
  page.innerHTML = html;
  const entry = (id: string) => page.querySelector<HTMLElement>(`#line-${id}`);

  it('stand in the page as it is sent: every line with all its stations in order', () => {
    for (const line of network.lines) {
      const named = [...(entry(line.id)?.querySelectorAll('ol > li > span:first-child') ?? [])].map(
        (station) => station.textContent,
      );
      const expected = new Set(
        [...line.branches, ...(line.oneWay ?? [])].flat().map((station) => network.stations[station]?.name),
      );
      expect(new Set(named)).toEqual(expected);
    }
    expect(
      [...(entry('3bis')?.querySelectorAll('ol > li > span:first-child') ?? [])].map((station) => station.textContent),
    ).toEqual(['Porte des Lilas', 'Saint-Fargeau', 'Pelleport', 'Gambetta']);
  });

  it("carry no style of their own, which the page's policy would refuse", () => expect(html).not.toContain(' style='));

  it('say branches, one-way tracks, lines to change to, corridors and lifts', () => {
    expect(entry('7')).toHaveTextContent('Shared by every train');
    expect(entry('7')).toHaveTextContent("Branch of Mairie d'Ivry");
    expect(entry('13')).toHaveTextContent('Branch of Saint-Denis–Université');
    expect(entry('10')).toHaveTextContent('One direction only, in this order');
    expect(entry('7bis')).toHaveTextContent('Line 7 bis');
    expect(entry('9')).toHaveTextContent('corridor to Opéra, 6 min');
    expect(entry('14')?.querySelectorAll('[title="Lift to the platform"]')).toHaveLength(21);
    expect(entry('6')?.querySelectorAll('[title="Lift to the platform"]')).toHaveLength(0);
  });

  it('read well by a screen reader', async () => {
    const { container } = render(metro);
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
  });

  it('have bullets whose number stands out from the colour', () => {
    const light = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5]
        .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
        .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    for (const { id, colour, textColour } of network.lines) {
      const [dark = 0, bright = 0] = [light(colour), light(textColour)].sort((a, b) => a - b);
      expect([id, (bright + 0.05) / (dark + 0.05) >= 4.5]).toEqual([id, true]);
    }
  });
});

describe('a journey of which the address names the end alone', () => {
  const arriveAt = (state: PermissionState) => {
    const query = () => Promise.resolve({ state } as PermissionStatus);
    Object.defineProperty(navigator, 'permissions', { value: { query }, configurable: true });
    const getCurrentPosition = jest.fn((found: PositionCallback) =>
      found({ coords: { latitude: 48.8483, longitude: 2.3959, accuracy: 20 } } as GeolocationPosition),
    );
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
    history.replaceState(null, '', '/metro?to=bir-hakeim');
    render(metro);
    return getCurrentPosition;
  };
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'permissions');
    Reflect.deleteProperty(navigator, 'geolocation');
  });

  it('begins at the station nearest to a visitor who has allowed their position', async () => {
    arriveAt('granted');
    await waitFor(() => expect(from()).toHaveValue('Nation'));
    expect(to()).toHaveValue('Bir-Hakeim');
    expect(steps()).toBeInTheDocument();
    expect(location.search).toBe('?from=nation&to=bir-hakeim');
  });

  it('asks nobody else where they are', async () => {
    const asked = arriveAt('prompt');
    await waitFor(() => expect(to()).toHaveValue('Bir-Hakeim'));
    expect(from()).toHaveValue('');
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('a trip is told what the planner’s own address says', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  it.each([
    ['chatelet', 'bir-hakeim'],
    ['abbesses', 'bibliotheque-francois-mitterrand'],
    ['place-des-fetes', 'jasmin'],
    ['la-defense', 'chateau-de-vincennes'],
  ])('from %s to %s', (start, end) => {
    const told = stationJourneys(network)(start, end);
    history.replaceState(null, '', `/metro?from=${start}&to=${end}`);
    render(metro);
    expect(steps()).toHaveTextContent(new RegExp(`^About ${told?.minutes ?? 'no'} min`));
  });

  it('and nothing where there is no such station, or one and the same', () => {
    const journey = stationJourneys(network);
    expect(journey('chatelet', 'atlantis')).toBeUndefined();
    expect(journey('chatelet', 'chatelet')).toBeUndefined();
  });
});
