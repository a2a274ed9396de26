import { dialled, replaceNumbers, splitAtNumbers, splitToldNumber, keepTogether } from '@odysseus/model';
import { BrowserRouter, ShellProvider } from '@odysseus/runtime';
import { shellApiStandIn } from '@odysseus/runtime/testing';
import { render, screen } from '@testing-library/react';
import { Typeset } from './Typeset';

describe('Telephone numbers in a text', () => {
  it.each([
    ['Switchboard 01 42 34 82 34.', '01 42 34 82 34'],
    ['By day. Ottawa: +1 613 996 8885.', '+1 613 996 8885'],
    ['Mobile +33 6 48 34 00 63, day and night', '+33 6 48 34 00 63'],
    ['Free on 0 800 901 179 from France', '0 800 901 179'],
    ['Hotline +86 10 12308', '+86 10 12308'],
  ])('are found in "%s"', (text, number) => {
    expect(splitAtNumbers(text)[1]).toBe(number);
  });

  it.each([
    'Lines 1, 4, 7 and 14',
    '48, 96 or 144 hours',
    '200,000 of 1 200 000',
    'Dial 112 or 15',
    '24 Nov 2026 10 12',
    'rooms 133 to 137',
  ])('are not taken from "%s"', (text) => {
    expect(splitAtNumbers(text)).toEqual([text]);
  });

  it('are written by another rule', () => {
    expect(replaceNumbers('Call 01 40 05 48 48 or 15.', (number) => number.replaceAll(' ', ''))).toBe(
      'Call 0140054848 or 15.',
    );
    expect(dialled('+33 1 43\u00a012 22 22')).toBe('tel:+33143122222');
  });
});

describe('A sentence that tells a number', () => {
  it.each([
    ['SAMU: 15. Ambulance and a doctor on the line.', '15'],
    ['Any emergency: 112.', '112'],
    ['United States: +33 1 43 12 22 22. Day and night.', '+33 1 43 12 22 22'],
  ])('is known by its form: "%s"', (sentence, number) => {
    const told = splitToldNumber(sentence);
    expect(told?.number).toBe(number);
    expect(`${told?.before}${told?.number}${told?.rest}`).toBe(sentence);
  });

  it.each(['Louvre: €32.', 'Eiffel Tower: 674 steps.', 'Opening hours: 09:00 to 18:00.', 'Two tickets: 15.50 euros.'])(
    'is none: "%s"',
    (sentence) => {
      expect(splitToldNumber(sentence)).toBeUndefined();
    },
  );
});

describe('A printed text', () => {
  it('dials its telephone numbers, and says the rest as it is', () => {
    const { container } = render(<Typeset text="Day and night 01 43 12 22 22, or +1 613 996 8885." />);
    expect(screen.getByRole('link', { name: '01 43 12 22 22' })).toHaveAttribute('href', 'tel:0143122222');
    expect(screen.getByRole('link', { name: '+1 613 996 8885' })).toHaveAttribute('href', 'tel:+16139968885');
    expect(container).toHaveTextContent('Day and night 01 43 12 22 22, or +1 613 996 8885.');
  });

  it('keeps a number beside its unit', () => {
    expect(keepTogether('330 m with its aerials, 5 min on foot, 2 museums')).toBe(
      '330\u00a0m with its aerials, 5\u00a0min on foot, 2 museums',
    );
  });
});

describe('Words that lead to a page', () => {
  const draw = (text: string) =>
    render(
      <BrowserRouter>
        <ShellProvider value={shellApiStandIn({})}>
          <Typeset text={text} />
        </ShellProvider>
      </BrowserRouter>,
    );

  it('are links within the text, with a lock where the page is premium', () => {
    const { container } = draw('From [[/museums#louvre|the Louvre]] by 01 42 34 82 34 to [[/app/dining|dinner]].');
    expect(screen.getByRole('link', { name: 'the Louvre' })).toHaveAttribute('href', '/museums#louvre');
    expect(screen.getByRole('link', { name: 'dinner Expert' })).toHaveAttribute('href', '/app/dining');
    expect(container).toHaveTextContent('From the Louvre by 01 42 34 82 34 to dinner.');
  });

  it('lead to no other site, whatever a text says', () => {
    draw('See [[https://evil.example|this]] and [[//evil|that]].');
    expect(screen.queryByRole('link')).toBeNull();
  });
});
