import { consentKey, earlyActionsScript, uprightAttribute, uprightKey } from '@odysseus/contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RotatePrompt } from './RotatePrompt';
import { createUprightChoice } from './uprightChoice';

/** As a page that has just been loaded shows it. */
function show() {
  const choice = createUprightChoice();
  const page = (
    <main>
      <RotatePrompt choice={choice} />
      <h1>Paris</h1>
    </main>
  );
  return { choice, ...render(page) };
}
// The style sheet shows it on narrow, upright screens alone: here by text, whether it is seen or not.
const prompt = () => screen.queryByText('Please Rotate Your Device');
const goOn = () => userEvent.click(screen.getByLabelText('Continue upright'));

/** jsdom has no media of its own. */
Object.assign(window, { matchMedia: () => ({}) });
beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute(uprightAttribute);
});
afterEach(() => jest.restoreAllMocks());

test('says what the specification says, in one line', () => {
  show();
  expect(prompt()?.parentElement).toHaveTextContent(
    'Please Rotate Your Device This app works best in landscape orientation',
  );
});

test('stays away once it was closed, and gives the focus to the heading', async () => {
  const { unmount } = show();
  await goOn();
  expect(prompt()).toBeNull();
  expect(screen.getByRole('heading')).toHaveFocus();
  expect(JSON.parse(localStorage.getItem(uprightKey) ?? '')).toEqual({ version: 1, dismissed: true });
  unmount();
  show();
  expect(prompt()).toBeNull();
});

test.each(['<rubbish>', '{"version":1,"dismissed":"yes"}'])('%s in storage closes nothing', (rubbish) => {
  localStorage.setItem(uprightKey, rubbish);
  show();
  expect(prompt()).toBeInTheDocument();
});

test('where nothing can be kept it stays away for as long as the page lives', async () => {
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  const { choice } = show();
  await goOn();
  expect(prompt()).toBeNull();
  expect(choice.get()).toEqual({ dismissed: true });
});

describe('the page’s own script, before the first paint', () => {
  const run = () => window.eval(earlyActionsScript) as unknown;
  beforeEach(() => localStorage.setItem(consentKey, 'necessary'));

  test.each(['pending', '<rubbish>', null])('lets it wait while cookies are asked about: %s', (answered) => {
    localStorage.clear();
    if (answered !== null) localStorage.setItem(consentKey, answered);
    run();
    expect(document.documentElement).toHaveAttribute(uprightAttribute);
  });

  test.each([
    ['{"version":1,"dismissed":true}', true],
    ['{"version":1,"dismissed":false}', false],
    ['{"version":2,"dismissed":true}', true],
    ['<rubbish>', false],
    [null, false],
  ])('with %s in storage hides it: %s', (kept, hidden) => {
    if (kept !== null) localStorage.setItem(uprightKey, kept);
    run();
    expect(document.documentElement.hasAttribute(uprightAttribute)).toBe(hidden);
  });

  test('throws nothing where storage is forbidden', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(run).not.toThrow();
  });
});
