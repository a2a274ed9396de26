import { MemoryRouter, renderAhead } from '@odysseus/runtime/testing';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { Section } from './Section';

const at = (path: string) => (
  <MemoryRouter initialEntries={[path]}>
    <Section
      folded
      id="lines"
      title="Lines"
      late={{ holds: (fragment) => fragment.startsWith('line-'), withoutScripts: <p>Ask the operator.</p> }}
    >
      <p id="line-a">Battistini, Cornelia</p>
    </Section>
  </MemoryRouter>
);
const stations = () => screen.queryByText('Battistini, Cornelia');
const fold = () => screen.getByText('Lines').closest('details') as HTMLDetailsElement;

/** A page that came at an address, alive. @param before what a visitor did until then */
async function openPage(path = '/', before: () => void = () => undefined): Promise<void> {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  // What the service sends knows of no fragment.
  root.innerHTML = renderAhead(at('/'));
  before();
  const mismatches: unknown[] = [];
  await act(async () => hydrateRoot(root, at(path), { onRecoverableError: (error) => mismatches.push(error) }));
  expect(mismatches).toEqual([]);
}

describe('a section that is drawn late', () => {
  it('comes without what it folds, and says so to whom scripts are missing', () => {
    const html = renderAhead(at('/'));
    expect(html).not.toContain('Battistini');
    expect(html).toMatch(/<noscript>.*Ask the operator/s);
  });

  it('is drawn once it is unfolded, and stays', async () => {
    await openPage();
    expect(stations()).toBeNull();
    const toggled = async (open: boolean) => {
      fold().open = open;
      await act(
        async () => new Promise<unknown>((resolve) => fold().addEventListener('toggle', resolve, { once: true })),
      );
    };
    await toggled(true);
    expect(stations()).toBeInTheDocument();
    await toggled(false);
    expect(stations()).toBeInTheDocument();
  });

  it('is drawn where it was unfolded before the page was alive', async () => {
    await openPage('/', () => (fold().open = true));
    expect(stations()).toBeInTheDocument();
  });

  it.each([
    ['/page#line-a', true],
    ['/page#lines', false],
    ['/page#%E0%A4%A', false],
  ])('is drawn at %s: %s', async (path, drawn) => {
    await openPage(path);
    expect(stations() !== null).toBe(drawn);
  });
});
