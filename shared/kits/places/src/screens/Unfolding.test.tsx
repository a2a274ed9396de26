import { renderAhead } from '@odysseus/runtime/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Unfolding } from './Unfolding';

let drawn = 0;
function Count() {
  drawn += 1;
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </button>
  );
}

const card = (words: string) => (
  <Unfolding name="The park">
    <p>{words}</p>
    <Count />
  </Unfolding>
);

/** A page that came with the card, alive. @param before what a visitor did until its code came @param first and before that has begun */
async function openPage(
  before: (root: HTMLElement) => void = () => undefined,
  first: (root: HTMLElement) => void = () => undefined,
) {
  document.body.innerHTML = `<div id="root">${renderAhead(card('As it came.'))}</div>`;
  const root = document.getElementById('root');
  const words = root?.querySelector('p');
  if (!root || !words) throw new Error('The page came without the card.');
  before(root);
  drawn = 0;
  const mismatches: unknown[] = [];
  const alive = await act(async () => {
    const begun = hydrateRoot(root, card('As it came.'), { onRecoverableError: (error) => mismatches.push(error) });
    first(root);
    return begun;
  });
  expect(mismatches).toEqual([]);
  return { root, words, draw: (text: string) => act(async () => alive.render(card(text))) };
}

const more = () => screen.getByText('More');

it('leaves what is folded as the page came with it, whatever changes, and draws none of it', async () => {
  const complaints = jest.spyOn(console, 'error');
  const { root, words, draw } = await openPage();
  await draw('As it is now.');
  expect(root.querySelector('p')).toBe(words);
  expect(words).toHaveTextContent('As it came.');
  expect(drawn).toBe(0);
  expect(complaints).not.toHaveBeenCalled();
});

it('is alive once it is unfolded, says what is true by then, and stays so', async () => {
  const user = userEvent.setup();
  const { root, draw } = await openPage();
  await draw('As it is now.');
  await user.click(more());
  await waitFor(() => expect(root.querySelector('p')).toHaveTextContent('As it is now.'));
  await user.click(screen.getByRole('button', { name: 'Pressed 0 times' }));
  await user.click(more());
  await user.click(more());
  expect(screen.getByRole('button', { name: /^Pressed/ })).toHaveTextContent('Pressed 1 times');
});

it('is alive where it was unfolded before the page was', async () => {
  const user = userEvent.setup();
  const { root, words } = await openPage((page) => page.querySelector('details')?.setAttribute('open', ''));
  await waitFor(() => expect(root.querySelector('p')).not.toBe(words));
  await user.click(screen.getByRole('button', { name: 'Pressed 0 times' }));
  expect(screen.getByRole('button', { name: /^Pressed/ })).toHaveTextContent('Pressed 1 times');
});

it('does what was pressed in it while its code was not there yet, once', async () => {
  const { root } = await openPage(
    (page) => page.querySelector('details')?.setAttribute('open', ''),
    (page) =>
      // It is this press that brings the card to life.
      page.querySelector('button')?.click(),
  );
  await waitFor(() => expect(root.querySelector('button')).toHaveTextContent('Pressed 1 times'));
  await userEvent.click(screen.getByRole('button', { name: 'Pressed 1 times' }));
  expect(root.querySelector('button')).toHaveTextContent('Pressed 2 times');
});

it('is drawn at once on a page that somebody came to within the site', () => {
  document.body.innerHTML = '';
  render(card('Drawn here.'));
  expect(screen.getByText('Drawn here.')).toBeInTheDocument();
});

it('is folded again at its end, which leads back to the head of its card', async () => {
  const user = userEvent.setup();
  const shown: Element[] = [];
  // What a browser scrolls to; there is no layout here.
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    shown.push(this);
  };
  document.body.innerHTML = '';
  render(<article>{card('A long story.')}</article>);
  await user.click(more());
  await user.click(screen.getByRole('button', { name: 'Close: The park' }));
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  expect(more()).toHaveFocus();
  expect(shown).toEqual([screen.getByRole('article')]);
});
