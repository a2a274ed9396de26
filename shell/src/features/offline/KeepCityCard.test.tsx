import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { CityKeeping } from './cityKeeping';
import { KeepCityCard } from './KeepCityCard';

const kept: CityKeeping = { state: 'kept', at: new Date(2026, 10, 21, 12).getTime(), bytes: 1_200_000 };
const never = () => undefined;

function show(keeping: CityKeeping) {
  return render(<KeepCityCard city="Paris" keeping={keeping} onKeep={never} onCancel={never} onRemove={never} />);
}

test('offers a destination with its size', () => {
  show({ state: 'offered', missing: 3_400_000 });
  expect(screen.getByRole('complementary', { name: 'Keep Paris offline' })).toHaveTextContent('3.4 MB');
  expect(screen.getByRole('button', { name: 'Keep Paris' })).toBeVisible();
});

test('shows nothing of what it does not know', () => {
  const { container } = show({ state: 'unknown' });
  expect(container).toBeEmptyDOMElement();
});

test('tells how it goes, for every reader', () => {
  show({ state: 'keeping', before: undefined, done: 1_000_000, total: 4_000_000 });
  expect(screen.getByRole('progressbar', { name: 'Keeping Paris…' })).toHaveAttribute('value', '25');
  expect(screen.getByRole('complementary')).toHaveTextContent('1.0 MB of about 4.0 MB');
});

test.each([
  ['full', 'not enough room'],
  ['network', 'network broke off'],
] as const)('says why nothing was kept: %s', (trouble, words) => {
  show({ state: 'offered', missing: 1, trouble });
  expect(screen.getByRole('status')).toHaveTextContent(words);
});

test('offers the newer version of what is kept', () => {
  show({ ...kept, update: 200_000 });
  expect(screen.getByRole('complementary')).toHaveTextContent('Kept, as of 21 Nov 2026');
  expect(screen.getByRole('button', { name: 'Update, 200\u00a0kB' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove' })).toBeVisible();
});

test('the focus stays in the card when the pressed button goes', async () => {
  function Card() {
    const [keeping, setKeeping] = useState<CityKeeping>({ state: 'offered', missing: 1 });
    return (
      <KeepCityCard
        city="Paris"
        keeping={keeping}
        onKeep={() => setKeeping({ state: 'keeping', before: undefined })}
        onCancel={() => setKeeping(kept)}
        onRemove={never}
      />
    );
  }
  render(<Card />);
  await userEvent.click(screen.getByRole('button', { name: 'Keep Paris' }));
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
});
