import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TypedField } from './TypedField';

const told: string[] = [];
const edits = new Set<string>();
beforeEach(() => {
  told.length = 0;
  edits.clear();
});

function Held({ type }: { readonly type: 'date' | 'time' | 'text' }) {
  const [value, setValue] = useState('');
  return (
    <TypedField
      aria-label="When"
      type={type}
      value={value}
      onSet={(next, edit) => {
        told.push(next);
        edits.add(edit);
        setValue(next);
      }}
    />
  );
}

test.each(['tab', 'enter'])('what is typed counts once, when it is whole (%s)', async (key) => {
  const user = userEvent.setup();
  render(<Held type="text" />);
  await user.type(screen.getByLabelText('When'), 'Montmartre');
  expect(told).toEqual([]);
  await user.keyboard(`{${key}}`);
  expect(told).toEqual(['Montmartre']);
});

test('what is picked counts at once, and all that is picked in one visit is one edit', () => {
  render(<Held type="time" />);
  const field = screen.getByLabelText('When');
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: '10:00' } });
  fireEvent.change(field, { target: { value: '10:30' } });
  expect(told).toEqual(['10:00', '10:30']);
  expect(edits.size).toBe(1);
  fireEvent.blur(field);
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: '11:00' } });
  expect(edits.size).toBe(2);
});

test('a date that is typed digit by digit moves nothing before it is whole', () => {
  render(<Held type="date" />);
  const field = screen.getByLabelText('When');
  fireEvent.focus(field);
  fireEvent.keyDown(field, { key: '2' });
  fireEvent.change(field, { target: { value: '0002-12-01' } });
  fireEvent.change(field, { target: { value: '2026-12-01' } });
  expect(told).toEqual([]);
  expect(field).toHaveValue('2026-12-01');
  fireEvent.blur(field);
  expect(told).toEqual(['2026-12-01']);
});
