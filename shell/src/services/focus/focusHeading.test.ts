import { focusHeading, focusPart } from './focusHeading';

let stop: () => void = () => undefined;

beforeEach(() => {
  document.body.innerHTML = '<nav><a href="/london">London</a><button>Menu</button></nav><main></main>';
  document.querySelector('a')?.focus();
});
afterEach(() => stop());

const main = (): HTMLElement => document.querySelector('main') as HTMLElement;
const focusedText = (): string | null | undefined => document.activeElement?.textContent;
/** Until the observers of a change have run. */
const observed = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('a heading that comes later takes the focus', async () => {
  stop = focusHeading();
  main().innerHTML = '<h1>London</h1>';
  await observed();
  expect(focusedText()).toBe('London');
});

test('a heading that its screen draws anew takes the focus again', async () => {
  main().innerHTML = '<h1>London, as the page brought it</h1>';
  stop = focusHeading();
  expect(focusedText()).toBe('London, as the page brought it');
  main().innerHTML = '<h1>London</h1>';
  await observed();
  expect(focusedText()).toBe('London');
});

test('a visitor who has moved on keeps the focus', async () => {
  stop = focusHeading();
  document.querySelector('button')?.focus();
  main().innerHTML = '<h1>London</h1>';
  await observed();
  expect(focusedText()).toBe('Menu');
});

test('once the visitor does something, a heading drawn anew leaves the focus alone', async () => {
  main().innerHTML = '<h1>London</h1>';
  stop = focusHeading();
  dispatchEvent(new Event('pointerdown'));
  main().innerHTML = '<h1>London</h1>';
  await observed();
  expect(document.activeElement).toBe(document.body);
});

test('a part that an address names is unfolded, and nothing that stands folded in a part of it', () => {
  Element.prototype.scrollIntoView = () => undefined;
  main().innerHTML = `<section id="advice"><details><summary>Advice</summary></details></section>
    <section id="group" tabindex="-1"><div><article id="card"><details><summary>More</summary></details></article></div></section>`;
  const unfolded = (): (string | null | undefined)[] =>
    [...document.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent);
  stop = focusPart('#group');
  expect(unfolded()).toEqual([]);
  stop();
  stop = focusPart('#card');
  expect(unfolded()).toEqual(['More']);
  stop();
  stop = focusPart('#advice');
  expect(unfolded()).toEqual(['Advice', 'More']);
});

test.each([
  ['#chest%20pain', 'chest pain'],
  ['#%E0%A4%A', '%E0%A4%A'],
])('the part that %s names takes the focus, encoded or not', (fragment, id) => {
  main().innerHTML = '<h1>Help</h1><section><h2>Chest pain</h2></section>';
  const part = main().querySelector('section');
  if (!part) throw new Error('no section');
  part.id = id;
  part.scrollIntoView = jest.fn();
  stop = focusPart(fragment);
  expect(document.activeElement).toBe(part);
});
