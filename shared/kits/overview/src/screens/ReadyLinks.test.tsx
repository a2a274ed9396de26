import { render, screen } from '@testing-library/react';
import { MemoryRouter } from '@odysseus/runtime/testing';
import { ReadyLinks } from './ReadyLinks';

it('lists what lies ready, each with its address, and nothing of a kind where there is none', () => {
  render(
    <MemoryRouter>
      <ReadyLinks ready={{ plans: [{ title: 'One day', to: '/days#one-day' }], walks: [] }} />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent.trim())).toEqual(['Days, hour by hour']);
  expect(screen.getByRole('link', { name: 'One day' })).toHaveAttribute('href', '/days#one-day');
});
