import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RadioChips } from './RadioChips';

const options = [
  { value: 'rome', name: 'Rome' },
  { value: 'naples', name: 'Naples' },
] as const;

function Choosing() {
  const [town, choose] = useState<'rome' | 'naples'>();
  return <RadioChips legend="Where are you?" options={options} value={town} onChange={choose} />;
}

it('holds one choice at a time, by its name and by keys, beside another group', async () => {
  render(
    <>
      <Choosing />
      <RadioChips legend="From where?" options={options} value="rome" onChange={() => undefined} />
    </>,
  );
  expect(screen.getByRole('group', { name: 'Where are you?' })).toBeInTheDocument();
  const [rome, naples, fromRome] = screen.getAllByRole('radio');
  expect([rome, naples, fromRome].map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, false, true]);
  await userEvent.click(rome as HTMLElement);
  expect(rome).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  expect(naples).toBeChecked();
  expect(rome).not.toBeChecked();
  expect(fromRome).toBeChecked();
});
