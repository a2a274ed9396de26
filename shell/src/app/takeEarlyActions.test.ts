import { earlyActionsScript } from '@odysseus/contract';
import { createElement as h, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { act, waitFor } from '@testing-library/react';
import { hydrateRoot, createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { takeEarlyActions } from './takeEarlyActions';

const done: string[] = [];
/** jsdom has no marks and no media of its own. */
const marks: string[] = [];
Object.assign(performance, { getEntriesByName: (name: string) => marks.filter((mark) => mark === name) });
Object.assign(window, { matchMedia: () => ({}) });

/** A page like the site's: buttons, a form, and fields that React keeps. */
function Screen({ onAlive }: { readonly onAlive?: () => void }) {
  const [presses, setPresses] = useState(0);
  const [text, setText] = useState('');
  const [checked, setChecked] = useState(false);
  const [line, setLine] = useState('1');
  const [unfolded, setUnfolded] = useState(false);
  useEffect(() => onAlive?.(), [onAlive]);
  useEffect(() => setUnfolded(true), []);
  return h(
    'form',
    { onSubmit: (event: Event) => (event.preventDefault(), done.push(`sent ${text}`)) },
    h('button', { type: 'button', onClick: () => setPresses((before) => before + 1) }, 'Open'),
    h('output', null, `${presses} presses, "${text}", ${checked}, line ${line}`),
    h('input', {
      'aria-label': 'Name',
      value: text,
      onChange: (event: { target: HTMLInputElement }) => setText(event.target.value),
    }),
    h('input', {
      type: 'checkbox',
      checked,
      onChange: (event: { target: HTMLInputElement }) => setChecked(event.target.checked),
    }),
    h(
      'select',
      { value: line, onChange: (event: { target: HTMLSelectElement }) => setLine(event.target.value) },
      h('option', null, '1'),
      h('option', null, '2'),
    ),
    h(
      'button',
      { type: 'button', id: 'own-list', 'aria-expanded': unfolded, onClick: () => setUnfolded((before) => !before) },
      'The list around this screen',
    ),
    h('button', { type: 'submit' }, 'Send'),
  );
}

const find = <T extends Element>(selector: string): T => {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`Nothing is ${selector}.`);
  return element;
};

beforeEach(() => {
  done.length = 0;
  marks.length = 0;
  document.body.innerHTML = `<div id="root">${renderToString(h(Screen))}</div>`;
  // What the page's own script element does.
  window.eval(earlyActionsScript);
});

/** Types, ticks, chooses and presses as a person does before any script has come. */
function useThePage(): void {
  for (let times = 0; times < 3; times += 1) find<HTMLButtonElement>('button').click();
  const name = find<HTMLInputElement>('input[aria-label]');
  for (const value of ['A', 'An', 'Ann']) {
    name.value = value;
    name.dispatchEvent(new Event('input', { bubbles: true }));
  }
  find<HTMLInputElement>('input[type=checkbox]').click();
  const select = find<HTMLSelectElement>('select');
  select.value = '2';
  select.dispatchEvent(new Event('input', { bubbles: true }));
  find<HTMLButtonElement>('button[type=submit]').click();
}

const start = async (how: 'hydrate' | 'anew') => {
  const onAlive = takeEarlyActions(window);
  const root = find<HTMLElement>('#root');
  await act(async () => {
    if (how === 'hydrate') hydrateRoot(root, h(Screen, { onAlive }));
    else createRoot(root).render(h(Screen, { onAlive }));
  });
};

it.each(['hydrate', 'anew'] as const)(
  'does again, once and in order, what was done before the page was alive (%s)',
  async (how) => {
    useThePage();
    expect(done).toEqual([]);
    expect(find('button').hasAttribute('data-held')).toBe(true);
    await start(how);
    await waitFor(() => expect(done).toHaveLength(1));
    expect(find('output').textContent).toBe('1 presses, "Ann", true, line 2');
    expect(find<HTMLInputElement>('input[aria-label]').value).toBe('Ann');
    expect(done).toEqual(['sent Ann']);
    expect(find('button').hasAttribute('data-held')).toBe(false);
  },
);

it('does not close what was pressed to open it and has opened by itself since', async () => {
  find<HTMLButtonElement>('#own-list').click();
  find<HTMLButtonElement>('button').click();
  await start('hydrate');
  await waitFor(() => expect(find('output').textContent).toContain('1 presses'));
  expect(find('#own-list').getAttribute('aria-expanded')).toBe('true');
});

it('leaves the page alone from then on', async () => {
  await start('hydrate');
  await act(async () => find<HTMLButtonElement>('button').click());
  expect(find('output').textContent).toContain('1 presses');
  expect(find('button').hasAttribute('data-held')).toBe(false);
});

it('does not hold up a page that is alive by the code of a shell that knows nothing of it', () => {
  marks.push('odysseus:alive');
  find<HTMLButtonElement>('button').click();
  expect(find('button').hasAttribute('data-held')).toBe(false);
});

describe('a field of a page that is being brought to life', () => {
  /** As screens that learn the address and the time once they are alive: drawn anew at once, and their fields with them. */
  function Part() {
    const told = useSyncExternalStore(
      () => () => undefined,
      () => true,
      () => false,
    );
    return h('section', { hidden: !told }, h(Screen));
  }
  const page = h(Suspense, null, h(Part));

  const changes: Readonly<Record<string, readonly [change: () => void, told: string]>> = {
    'a choice': [
      () => {
        const select = find<HTMLSelectElement>('select');
        select.value = '2';
        for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
      },
      'line 2',
    ],
    'a tick': [() => find<HTMLInputElement>('input[type=checkbox]').click(), 'true'],
    'a word': [
      () => {
        const name = find<HTMLInputElement>('input[aria-label]');
        name.value = 'Ann';
        name.dispatchEvent(new Event('input', { bubbles: true }));
      },
      '"Ann"',
    ],
  };

  it.each(Object.entries(changes))('keeps %s', async (_name, [change, told]) => {
    document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
    takeEarlyActions(window);
    await act(async () => {
      hydrateRoot(find<HTMLElement>('#root'), page);
      change();
    });
    expect(find('output').textContent).toContain(told);
  });

  it('keeps the place in a text that is changed once it is alive', async () => {
    await start('hydrate');
    const name = find<HTMLInputElement>('input[aria-label]');
    name.focus();
    // As the browser does it, past what React has put before the field's value.
    Reflect.set(HTMLInputElement.prototype, 'value', 'Ann', name);
    name.setSelectionRange(1, 1);
    await act(async () => void name.dispatchEvent(new Event('input', { bubbles: true })));
    expect(name.selectionStart).toBe(1);
  });
});
