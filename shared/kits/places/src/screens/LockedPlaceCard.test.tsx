import type { Access } from '@odysseus/contract';
import type { LockedPlace } from '@odysseus/model';
import { ShellProvider } from '@odysseus/runtime';
import { MemoryRouter, shellApiStandIn } from '@odysseus/runtime/testing';
import { render, screen } from '@testing-library/react';
import { LockedPlaceCard } from './LockedPlaceCard';

const cellar: LockedPlace = { id: 'cellar', name: 'Old cellar', kind: 'cafe', area: 'Centre', path: '/app/cellars' };
const show = (access: Access) =>
  render(
    <MemoryRouter>
      <ShellProvider value={shellApiStandIn({ access })}>
        <LockedPlaceCard place={cellar} />
      </ShellProvider>
    </MemoryRouter>,
  );

it.each<Access['state']>(['signedOut', 'inactive', 'loading', 'failed'])(
  'is one link to the premium screen, which says what the place is and what opens it (%s)',
  (state) => {
    const { container } = show({ state });
    const card = screen.getByRole('link', { name: 'Old cellar Café\u00a0· Centre With Expert Access' });
    expect(card).toHaveAttribute('href', '/app/cellars');
    expect(container.textContent).toBe(card.textContent);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  },
);

it("says that it is open, and leads to the place's card, for whoever has access", () => {
  show({ state: 'active' });
  const card = screen.getByRole('link', { name: 'Old cellar Café\u00a0· Centre Open with your Expert Access' });
  expect(card).toHaveAttribute('href', '/app/cellars#cellar');
});
