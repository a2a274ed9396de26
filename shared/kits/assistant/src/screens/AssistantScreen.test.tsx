import { assistantLimits } from '@odysseus/contract';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { answer, ask, open, orsay, prepareTab, Site, whole } from './testing/openScreen';
import { partsFor, standInService, streamOf, wireOf } from './testing/standInService';

const log = () => screen.getByRole('log');
const online = (value: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(value);

beforeEach(prepareTab);
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a question', () => {
  it('is answered with sources, a card and next steps, while the focus stays in the field', async () => {
    const { user, field, service } = await open();
    await user.type(field, '  Is the Louvre open?{Shift>}{Enter}{/Shift}Tonight{Enter}');
    await whole();
    expect(service.attempts[0]?.question).toMatchObject({
      question: 'Is the Louvre open?\nTonight',
      plan: [orsay],
      residency: 'unknown',
    });
    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
    expect(screen.getByRole('heading', { name: 'You asked' })).toBeInTheDocument();
    expect(answer()).toHaveTextContent('Yes, the Louvre is open until 21:00');
    expect(
      within(answer()).getByRole('link', { name: 'Source: Louvre, opening hours, read on 21 November 2026, number 1' }),
    ).toHaveAttribute('href', '/museums#louvre');
    expect(within(answer()).getByRole('list', { name: 'Places in this answer' })).toHaveTextContent('Open until 21:00');
    await user.click(screen.getByRole('button', { name: 'Add to my trip: The Louvre' }));
    expect(screen.getByLabelText('trip')).toHaveTextContent("Musée d'Orsay, The Louvre");
    await user.click(screen.getByRole('button', { name: 'And on Monday?' }));
    await waitFor(() => expect(service.attempts[1]?.question.question).toBe('Is the Louvre open on Monday?'));
    expect(service.attempts[1]?.question.conversation).toBe(service.attempts[0]?.question.conversation);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Copy' })).toHaveLength(2));
    expect(screen.getAllByRole('button', { name: 'And on Monday?' })).toHaveLength(1);
  });

  it('is read out sentence by sentence, each once', async () => {
    const { user } = await open();
    await ask(user, 'Hello');
    await whole();
    expect([...log().children].map((line) => line.textContent)).toEqual([
      'Yes, the Louvre is open until 21:00 — après-midi et soirée.',
      'You asked: Hello',
      '1 place: The Louvre.',
      'End of the answer.',
    ]);
  });

  it('is not sent when it is empty or too long, and says so', async () => {
    const { user, field, service } = await open();
    await ask(user, '   ');
    expect(screen.getByText('Write a question first.')).toBeInTheDocument();
    await user.clear(field);
    await user.click(field);
    await user.paste('x'.repeat(assistantLimits.longestQuestion - 10));
    expect(screen.getByText('10 characters left')).toBeInTheDocument();
    await user.paste('x'.repeat(12));
    expect(screen.getByText(/^2 characters too many/)).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(service.attempts).toHaveLength(0);
  });

  it('that is half written is there after a reload, also where nothing can be stored', async () => {
    const first = await open();
    await first.user.type(first.field, 'Where is');
    first.page.unmount();
    const second = await open();
    expect(second.field).toHaveValue('Where is');
    second.page.unmount();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const third = await open();
    await third.user.type(third.field, ' it?');
    expect(third.field).toHaveValue('Where is it?');
  });

  it('breaks no rule of accessibility', async () => {
    const { user, page } = await open();
    await ask(user, 'Hello');
    await whole();
    // Colours and letters as they are drawn are checked in a browser.
    const { violations } = await axe.run(page.container, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      rules: { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });
});

describe('a connection that breaks', () => {
  it('goes on after the last event, and neither repeats nor loses a word', async () => {
    jest.useFakeTimers();
    const service = standInService({
      answer: ({ question, lastEvent }, index) =>
        index === 0
          ? streamOf([wireOf(partsFor(question).slice(0, 3))], 'broken')
          : streamOf([wireOf(partsFor(question), Number(lastEvent) - 1)]),
    });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<Site callService={service.callService} />);
    await screen.findByRole('textbox', { name: 'Your question' });
    await ask(user, 'Hello');
    expect(await screen.findByText(/Trying again/)).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1_100));
    await whole();
    expect(service.attempts.map(({ lastEvent }) => lastEvent)).toEqual([null, '3']);
    expect(service.attempts[1]?.question).toEqual(service.attempts[0]?.question);
    expect(answer().textContent.match(/Yes, the Louvre/g)).toHaveLength(1);
    expect(answer()).toHaveTextContent('You asked: Hello');
  });

  it('is tried again after 1, 2, 4 and 8 seconds, then at a press', async () => {
    jest.useFakeTimers();
    let works = false;
    const service = standInService({
      answer: ({ question }) =>
        works
          ? streamOf([wireOf(partsFor(question))])
          : new Response('<html>Hotel</html>', { headers: { 'content-type': 'text/html' } }),
    });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<Site callService={service.callService} />);
    await screen.findByRole('textbox', { name: 'Your question' });
    await ask(user, 'Hello');
    for (const [seconds, attempts] of [
      [1, 2],
      [2, 3],
      [4, 4],
      [8, 5],
    ] as const) {
      await act(() => jest.advanceTimersByTimeAsync(seconds * 1_000 - 500));
      expect(service.attempts).toHaveLength(attempts - 1);
      await act(() => jest.advanceTimersByTimeAsync(600));
      expect(service.attempts).toHaveLength(attempts);
    }
    expect(await screen.findByRole('alert')).toHaveTextContent('Odysseus can’t be reached');
    works = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await whole();
    expect(service.attempts.at(-1)?.question).toEqual(service.attempts[0]?.question);
  });

  it('says that the visitor is offline, and goes on by itself when that is over', async () => {
    online(false);
    let works = false;
    const service = standInService({
      answer: ({ question, lastEvent }) =>
        works
          ? streamOf([wireOf(partsFor(question), Number(lastEvent))])
          : streamOf([wireOf(partsFor(question).slice(0, 3))], 'broken'),
    });
    const { user } = await open(service);
    await ask(user, 'Hello');
    expect(await screen.findByText(/You are offline. The answer goes on/)).toBeInTheDocument();
    works = true;
    online(true);
    act(() => void dispatchEvent(new Event('online')));
    await whole();
    expect(answer().textContent.match(/Yes, the Louvre/g)).toHaveLength(1);
  });

  it('shows the rest where one part makes no sense, and says that something is missing', async () => {
    const service = standInService({
      answer: ({ question }) =>
        streamOf([
          wireOf(
            partsFor(question).map((part) => (part.type === 'places' ? { type: 'places', places: 'many' } : part)),
          ),
        ]),
    });
    const { user } = await open(service);
    await ask(user, 'Hello');
    await whole();
    expect(answer()).toHaveTextContent('You asked: Hello');
    expect(answer()).toHaveTextContent('Part of this answer could not be shown');
  });
});

describe('an answer under way', () => {
  const endless = () =>
    standInService({ answer: ({ question }) => streamOf([wireOf(partsFor(question).slice(0, 3))], 'open') });

  it.each([
    ['Escape', async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    [
      'the button',
      async (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Stop' })),
    ],
  ])('is stopped by %s, at the service, too', async (_name, stop) => {
    const { user, field, service } = await open(endless());
    await ask(user, 'Hello');
    await screen.findByText(/Yes, the Louvre/, { selector: 'span' });
    await stop(user);
    await waitFor(() => expect(answer()).toHaveTextContent('Stopped.'));
    expect(log()).toHaveTextContent('Stopped.');
    expect(service.stopped).toEqual([service.attempts[0]?.question.message]);
    expect(service.attempts[0]?.signal.aborted).toBe(true);
    expect(answer()).toHaveTextContent('Yes, the Louvre');
    expect(field).toHaveFocus();
  });

  it('says what is being done, takes no second question, and holds the page', async () => {
    const release = jest.fn();
    const holdScreen = jest.fn(() => release);
    const { user, field, service } = await open(endless(), { holdScreen });
    await ask(user, 'Hello');
    expect(await screen.findByText('Looking at opening hours')).toBeInTheDocument();
    expect(holdScreen).toHaveBeenCalledTimes(1);
    await ask(user, 'And then?');
    expect(service.attempts).toHaveLength(1);
    expect(field).toHaveValue('And then?');
    expect(screen.getByText(/still answering/)).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(release).toHaveBeenCalled();
  });
});

describe('the service says no', () => {
  const refusing = (status: number, headers: Record<string, string> = {}) =>
    standInService({
      answer: () =>
        Response.json({ error: { code: 'x', message: 'Too odd.', next: 'Ask plainly.' } }, { status, headers }),
    });

  it.each([
    [401, 'Please sign in to access premium features.', 'Sign In'],
    [403, 'This feature requires an active subscription.', 'Get Access'],
  ])('%d with the words of the gate', async (status, words, link) => {
    const { user } = await open(refusing(status));
    await ask(user, 'Hello');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('link', { name: link })).toBeInTheDocument();
  });

  it('429 with when to come back, and asks the same again', async () => {
    const { user, service } = await open(refusing(429, { 'retry-after': '40' }));
    await ask(user, 'Hello');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Ask again in 40 seconds.'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(service.attempts).toHaveLength(2));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(service.attempts[1]?.question.message).toBe(service.attempts[0]?.question.message);
  });

  it('400 in its own words', async () => {
    const { user } = await open(refusing(400));
    await ask(user, 'Hello');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too odd. Ask plainly.');
  });

  it('in the middle of an answer, when the pass has ended', async () => {
    const { user } = await open(
      standInService({
        answer: ({ question }) =>
          streamOf([wireOf([...partsFor(question).slice(0, 3), { type: 'end', reason: 'noAccess' }])]),
      }),
    );
    await ask(user, 'Hello');
    expect(await screen.findByRole('alert')).toHaveTextContent('requires an active subscription');
    expect(answer()).toHaveTextContent('Yes, the Louvre');
  });
});
