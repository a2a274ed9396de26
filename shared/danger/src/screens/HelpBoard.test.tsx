import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from '@odysseus/runtime';
import { allHelp, shippedHelp } from '../content';
import { helpFor } from '../help/helpFor';
import type { HelpBook } from '../help/schema';
import type { DangerLanguage } from '../kinds';
import { firstNumbers } from './firstNumbers';
import { HelpBoard } from './HelpBoard';
import { HelpCard } from './HelpCard';
import { numberHref } from './numberHref';

const help = shippedHelp(allHelp());
const bookOf = (country: string): HelpBook => {
  const book = help.books.find((each) => each.country === country);
  if (!book) throw new Error(`There is no help for ${country}.`);
  return book;
};
const show = (country = 'FR') =>
  render(
    <BrowserRouter>
      <HelpBoard
        book={bookOf(country)}
        words={help.words.en}
        groups={help.groups}
        nearest={(kind) => <p>Near {kind}</p>}
      />
    </BrowserRouter>,
  );
const tile = (kind: string): HTMLDetailsElement => {
  const found = document.getElementById(kind);
  if (!(found instanceof HTMLDetailsElement)) throw new Error(`There is no tile ${kind}.`);
  return found;
};

beforeAll(() => {
  // Of what jsdom lacks: scrolling, escapes of selectors, and the ways of a dialog.
  Element.prototype.scrollIntoView = jest.fn();
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
beforeEach(() => history.replaceState(null, '', '/'));

describe('The numbers at the head', () => {
  it.each([
    ['FR', ['tel:112', 'tel:15', 'tel:17', 'tel:18', 'sms:114', 'tel:3114']],
    ['IT', ['tel:112', 'tel:118', 'tel:113', 'tel:115', 'tel:800800112', 'tel:0223272327']],
    ['GB', ['tel:999', 'tel:101', 'sms:999', 'tel:111']],
    ['GR', ['tel:112', 'tel:166', 'tel:100', 'tel:199', 'sms:100', 'tel:10306']],
  ])('of %s begin with the general one, and dial or write', (country, hrefs) => {
    expect(firstNumbers(bookOf(country)).map(numberHref)).toEqual(hrefs);
    show(country);
    const links = within(screen.getByRole('list', { name: 'Numbers to dial' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs);
  });

  it.each(['FR', 'IT', 'GB', 'GR'])(
    'of %s name whom the line that is written to is for, and that a foreign SIM may miss it',
    (country) => {
      show(country);
      const [line, ...others] = within(screen.getByRole('list', { name: 'Numbers to dial' }))
        .getAllByRole('link')
        .filter((link) => link.textContent.includes('can’t hear or speak'));
      expect(line).toHaveTextContent(/A foreign SIM may not reach (it|them)\.$/);
      expect(others).toEqual([]);
    },
  );

  it('begin in Italy with one of which nobody doubts that it works where they are', () => {
    show('IT');
    expect(screen.getAllByRole('link')[0]).toHaveTextContent(/^112 any emergency Works everywhere in Italy, free\./);
  });

  it('say which one is not for danger', () => {
    show('GB');
    expect(screen.getByRole('list', { name: 'Numbers to dial' })).toHaveTextContent('101 Police, not urgent');
  });
});

describe('What happened', () => {
  it('has a tile for every kind, closed, each with whom to call, three steps, and where help is', () => {
    show();
    const kinds = help.groups.flatMap((group) => group.kinds);
    expect(document.querySelectorAll('details')).toHaveLength(kinds.length);
    for (const kind of kinds) {
      expect(tile(kind).open).toBe(false);
      expect(tile(kind).querySelectorAll('ol > li')).toHaveLength(3);
      expect(tile(kind).querySelector('a')?.getAttribute('href')).toMatch(/^(tel|sms):\d+$/);
      expect(tile(kind)).toHaveTextContent(`Near ${kind}`);
    }
  });

  it('opens at the kind that the address names', () => {
    history.replaceState(null, '', '/#chest-pain');
    show();
    expect(tile('chest-pain').open).toBe(true);
    expect(tile('stroke').open).toBe(false);
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  });

  it('is not disturbed by an address that names nothing', () => {
    history.replaceState(null, '', '/#nothing');
    show();
    expect(document.querySelectorAll('details[open]')).toHaveLength(0);
  });
});

describe('A card', () => {
  const card = (language: DangerLanguage = 'en') =>
    render(<HelpCard help={helpFor('chest-pain', language, bookOf('FR'), help.words)} nearest={<p>Nearest</p>} />);

  it('tells whom to call first, then the steps, then the sentence, then where help is', () => {
    const { container } = card();
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveAttribute('href', 'tel:15');
    expect(first).toHaveTextContent('15 ambulance SAMU');
    const order = [
      first,
      screen.getByRole('list', { name: 'Do this' }),
      screen.getByText(/Venez vite/),
      screen.getByText('Nearest'),
    ];
    for (const [index, part] of order.entries()) {
      const next = order[index + 1];
      if (part && next) expect(part.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    }
    expect(screen.getByText(/Venez vite/)).toHaveAttribute('lang', 'fr');
    expect(container).toHaveTextContent('Somebody has bad chest pain. Come quickly.');
    expect(container).toHaveTextContent(/Say it like this: .*PWAH-TREEN/i);
  });

  it('tells somebody who can’t speak how the line for them is used', () => {
    render(<HelpCard help={helpFor('cannot-speak', 'en', bookOf('IT'), help.words)} />);
    expect(screen.getAllByRole('link')[0]).toHaveTextContent('Call, say nothing: a text brings a link.');
  });

  it('speaks the language of whoever asks', () => {
    card('de');
    expect(screen.getByRole('list', { name: 'Das tun' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Groß zeigen' })).toBeInTheDocument();
  });

  it('holds its sentence out as large as the screen, and closes again', async () => {
    card();
    await userEvent.click(screen.getByRole('button', { name: 'Show it large' }));
    const dialog = screen.getByRole('dialog', { name: 'Show it large' });
    expect(within(dialog).getByText(/Venez vite/)).toHaveAttribute('lang', 'fr');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
