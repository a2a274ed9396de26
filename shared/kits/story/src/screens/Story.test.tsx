import type { PlanItem, ShellApi } from '@odysseus/contract';
import { ShellProvider } from '@odysseus/runtime';
import { MemoryRouter, shellApiStandIn } from '@odysseus/runtime/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Story } from './Story';
import { sampleStory } from '../testing/sampleStory';

const pictures = Object.fromEntries(
  sampleStory.chapters.map(({ still }) => [
    still.picture,
    { avif: `${still.picture}.avif`, webp: `${still.picture}.webp`, smallAvif: 's.avif', smallWebp: 's.webp' },
  ]),
);
const show = (shell: Partial<ShellApi> = {}, story = sampleStory) =>
  render(
    <MemoryRouter>
      <ShellProvider value={shellApiStandIn(shell)}>
        <Story story={story} scenes={{}} pictures={pictures} />
      </ShellProvider>
    </MemoryRouter>,
  );
// A browser that has no WebGL at all.
beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  globalThis.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
});
afterEach(() => jest.restoreAllMocks());

const player = () => screen.getByRole('region', { name: /^Player/ });
const captions = () => document.querySelector('[data-captions]');
const scrubber = () => screen.getByRole('slider', { name: /^Place in/ });
const chapter = (number: number) =>
  within(screen.getByRole('navigation', { name: 'Chapters' })).getByRole('button', {
    name: new RegExp(`Chapter the ${number}\\b`),
  });

test('without WebGL the story is told in pictures, and says why', () => {
  show();
  expect(screen.getByText(/does not draw in 3D, so the story is told in pictures/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'A town with a tower, chapter 1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show it in 3D all the same' })).toBeNull();
});

test('the scrubber leads through the captions, and a chapter shows its own picture, places and evidence', async () => {
  show();
  fireEvent.change(scrubber(), { target: { value: '12' } });
  expect(captions()).toHaveTextContent('In chapter 1 a tower rises.');
  expect(scrubber()).toHaveAttribute('aria-valuetext', '12 seconds of 30 seconds');
  await userEvent.click(chapter(4));
  expect(captions()).toHaveTextContent('The town of chapter 4 wakes.');
  expect(chapter(4)).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('img', { name: 'A town with a tower, chapter 4' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'The wall of chapter 4' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Captions' }));
  expect(captions()).toBeNull();
});

test('the keyboard plays, pauses, seeks and changes chapters', async () => {
  show();
  player().focus();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  await userEvent.keyboard('{End}');
  expect(scrubber()).toHaveValue('30');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(scrubber()).toHaveValue('20');
  await userEvent.keyboard('{Home}{ArrowRight}');
  expect(scrubber()).toHaveValue('5');
  await userEvent.keyboard('{PageDown}');
  expect(chapter(2)).toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard('{PageUp}{PageUp}');
  expect(chapter(1)).toHaveAttribute('aria-current', 'true');
});

test('a tab that was away for an hour leaps over nothing', async () => {
  let frame: FrameRequestCallback | undefined;
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => {
    frame = callback;
    return 1;
  });
  const pass = (now: number): void => act(() => frame?.(now));
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  for (let now = 0; now <= 2000; now += 200) pass(now);
  expect(scrubber()).toHaveValue('2');
  pass(3_602_000);
  expect(scrubber()).toHaveValue('2');
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('a button keeps its own space bar', async () => {
  show();
  screen.getByRole('button', { name: 'Captions' }).focus();
  await userEvent.keyboard(' ');
  expect(captions()).toBeNull();
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('the years begin where most stands, not on bare ground, and follow the player once it moves', () => {
  show();
  const years = screen.getByRole('slider', { name: 'Year' });
  expect(years).toHaveAttribute('aria-valuetext', '2026');
  expect(screen.queryByText(/not yet built/)).not.toBeInTheDocument();
  fireEvent.change(scrubber(), { target: { value: '10' } });
  expect(years).not.toHaveAttribute('aria-valuetext', '2026');
  expect(screen.getByText(/^4 not yet built/)).toBeInTheDocument();
});

test('the years show what stood, and lead back to a chapter', async () => {
  show();
  const years = screen.getByRole('slider', { name: 'Year' });
  fireEvent.change(years, { target: { value: years.getAttribute('max') } });
  const standing = () =>
    within(screen.getByRole('list', { name: /^What stood in/ }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  expect(years).toHaveAttribute('aria-valuetext', '2026');
  expect(standing()).toEqual(['Minsterstands', 'Castlestands', 'Prisongone', 'Iron Towerstands']);
  fireEvent.change(years, { target: { value: '0' } });
  expect(years).toHaveAttribute('aria-valuetext', '300 BC');
  // What isn't built yet is one line, not a row each.
  expect(standing()).toEqual(['4 not yet built: Minster, Castle, Prison, Iron Tower']);
  await userEvent.click(screen.getByRole('button', { name: 'Back to the chapter: Chapter the 1' }));
  expect(captions()).toHaveTextContent('The town of chapter 1 wakes.');
});

describe('with many landmarks', () => {
  const many = {
    ...sampleStory,
    timeline: {
      ...sampleStory.timeline,
      landmarks: [
        ...sampleStory.timeline.landmarks,
        ...Array.from({ length: 8 }, (_, index) => ({
          id: `mill-${index}`,
          name: `Mill ${index}`,
          changes: [{ year: -200, what: 'rises' as const, text: 'Built.' }],
        })),
        {
          id: 'arena',
          name: 'Arena',
          changes: [
            { year: 50, what: 'rises' as const, text: 'Built.' },
            { year: 400, what: 'goes' as const, leaves: 'ruins' as const, text: 'Left.' },
          ],
        },
      ],
    },
  };
  const rows = (list: HTMLElement) => [...list.querySelectorAll('li')].map((item) => item.textContent);
  const fold = () => screen.getByText(/more, of 13 in all$/).closest('details');

  test('those of the chapter stand first, the others wait in a fold', async () => {
    show({}, many);
    await userEvent.click(chapter(2));
    expect(rows(screen.getByRole('list', { name: /^What stood in/ }))).toEqual([
      'Minsterbeing built',
      '3 not yet built: Castle, Prison, Iron Tower',
    ]);
    expect(fold()).not.toHaveAttribute('open');
    expect(fold()?.querySelector('summary')).toHaveTextContent('9 more, of 13 in all');
    expect(fold()).toHaveTextContent('Mill 7stands');
  });

  test('what is left in ruins is neither gone nor whole, and today it can be visited', () => {
    show({}, many);
    const arena = () => screen.getByText('Arena', { selector: 'li > *' }).closest('li');
    const years = screen.getByRole('slider', { name: 'Year' });
    fireEvent.change(years, { target: { value: years.getAttribute('max') } });
    expect(arena()).toHaveTextContent('Arenaruins you can visit');
    fireEvent.change(years, { target: { value: String(Number(years.getAttribute('max')) - 60) } });
    expect(arena()).toHaveTextContent('Arenain ruins');
  });

  test('while the years go by, what began last is told', () => {
    const slow = { year: -250, until: 1995, what: 'changes' as const, text: 'It crumbles.' };
    const [first, ...others] = many.timeline.landmarks;
    if (!first) throw new Error('The sample has no landmark.');
    const crumbling = [
      { ...first, id: 'a', name: 'A', changes: [slow] },
      { ...first, id: 'b', name: 'B', changes: [slow] },
    ];
    show({}, { ...many, timeline: { ...many.timeline, landmarks: [...crumbling, first, ...others] } });
    const years = screen.getByRole('slider', { name: 'Year' });
    for (let stop = 0; !years.getAttribute('aria-valuetext')?.startsWith('AD 400'); stop += 1)
      fireEvent.change(years, { target: { value: String(stop) } });
    expect(captions()).toHaveTextContent('Arena: Left.');
  });
});

test('what is still to be seen goes into the trip, and out of it', async () => {
  const added: PlanItem[] = [];
  const removed: string[] = [];
  const { unmount } = show({ plan: { items: [], add: (item) => added.push(item), remove: () => undefined } });
  await userEvent.click(screen.getByRole('button', { name: 'Add to my trip: Old Tower' }));
  expect(added).toEqual([
    { id: 'testville/tower', name: 'Old Tower', path: '/monuments#tower', coordinates: [48.85, 2.35] },
  ]);
  expect(screen.getByRole('link', { name: 'Old Tower' })).toHaveAttribute('href', '/monuments#tower');
  unmount();
  show({ plan: { items: added, add: () => undefined, remove: (id) => removed.push(id) } });
  await userEvent.click(screen.getByRole('button', { name: 'In my trip: remove: Old Tower' }));
  expect(removed).toEqual(['testville/tower']);
});

test('the transcript holds every word and date, and plays from any of them', async () => {
  show();
  const transcript = screen.getByRole('region', { name: 'The whole story to read' });
  for (const { captions: words, dates } of sampleStory.chapters) {
    for (const { text } of words) expect(within(transcript).getByText(text)).toBeInTheDocument();
    expect(within(transcript).getAllByText(dates)).not.toHaveLength(0);
  }
  expect(within(transcript).getByText('1789 to 1790: Stormed and pulled down.')).toBeInTheDocument();
  fireEvent.click(within(transcript).getByRole('button', { name: 'Play from 0:20: Chapter the 3', hidden: true }));
  expect(captions()).toHaveTextContent('So ends chapter 3.');
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
});

describe('read aloud', () => {
  const said: SpokenStandIn[] = [];
  class SpokenStandIn extends EventTarget {
    voice: unknown;
    lang = '';
    constructor(readonly text: string) {
      super();
    }
  }
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => [
      { lang: 'fr-FR', localService: true },
      { lang: 'en-US', localService: true },
      { lang: 'en-GB', localService: false },
    ],
    speak: (utterance: SpokenStandIn) => said.push(utterance),
    cancel: jest.fn(),
    pause: jest.fn(),
    resume: jest.fn(),
  });
  beforeEach(() => {
    said.length = 0;
    speech.cancel.mockClear();
    Object.assign(globalThis, { speechSynthesis: speech, SpeechSynthesisUtterance: SpokenStandIn });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'speechSynthesis');
    Reflect.deleteProperty(globalThis, 'SpeechSynthesisUtterance');
  });

  test('is off at first; then it says each caption in British English, and falls silent with the player', async () => {
    show();
    fireEvent.change(scrubber(), { target: { value: '12' } });
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(said).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Read aloud' }));
    expect(said.map(({ text, lang }) => [text, lang])).toEqual([['In chapter 1 a tower rises.', 'en-GB']]);
    speech.cancel.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(speech.cancel).toHaveBeenCalled();
  });

  test('leaves the screen in silence', async () => {
    const { unmount } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Read aloud' }));
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    speech.cancel.mockClear();
    act(() => unmount());
    expect(speech.cancel).toHaveBeenCalled();
  });
});

test('a browser without a voice offers none', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Read aloud' })).toBeNull();
});

describe('the line of the story', () => {
  const line = () => screen.getByRole('navigation', { name: 'In this story' });

  test('stands behind the player, names the chapter that is shown, and leads to the others by their titles', async () => {
    show();
    expect(player().compareDocumentPosition(line()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(line().querySelector('summary')).toHaveTextContent('Chapter the 1');
    await userEvent.click(line().querySelector('summary') as HTMLElement);
    const third = within(line()).getByRole('link', { name: /^Chapter the 3/ });
    expect(third).toHaveAttribute('href', `#${player().id}`);
    await userEvent.click(third);
    expect(chapter(3)).toHaveAttribute('aria-current', 'true');
    expect(line().querySelector('summary')).toHaveTextContent('Chapter the 3');
    expect(line().querySelector('details')).not.toHaveAttribute('open');
  });

  test('leads to each part of the page that stands below', () => {
    show();
    const parts = [...line().querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    for (const part of parts.filter((href) => href !== '#content')) expect(document.querySelector(part)).not.toBeNull();
    expect(parts).toEqual(expect.arrayContaining(['#today', '#evidence', '#transcript', '#links', '#content']));
  });
});
