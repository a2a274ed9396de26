import { renderAhead } from '@odysseus/runtime/testing';
import { act, render, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { Icon } from './Icon';
import { fetchDrawings } from './laterDrawings';

const shapes = (root: Element) => [...root.querySelectorAll('svg > *')].map(({ outerHTML }) => outerHTML);

const ahead = (name: string): string => renderAhead(<Icon name={name} size={24} className="quiet" />);

it('draws what the frame needs at once', () => {
  const { container } = render(<Icon name="menu" />);
  expect(shapes(container).length).toBeGreaterThan(0);
});

it('leaves alone what the page was rendered with, before the drawings have come', async () => {
  const errors = jest.spyOn(console, 'error');
  const root = document.createElement('div');
  root.innerHTML = ahead('croissant');
  const before = shapes(root);
  const svg = root.querySelector('svg');
  expect(before.length).toBeGreaterThan(0);
  const mismatches: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, <Icon name="croissant" size={24} className="quiet" />, {
      onRecoverableError: (cause) => mismatches.push(cause),
    });
  });
  expect(mismatches).toEqual([]);
  expect(errors).not.toHaveBeenCalled();
  expect(root.querySelector('svg')).toBe(svg);
  expect(shapes(root)).toEqual(before);
});

it('keeps the place of what a browser draws until its drawing comes', async () => {
  const { container } = render(<Icon name="croissant" size={24} className="quiet" />);
  expect(container.querySelector('svg')).toHaveAttribute('width', '24');
  await waitFor(() => expect(shapes(container).length).toBeGreaterThan(0));
  expect(container.querySelector('svg')).toHaveClass('quiet');
});

it('draws a pin for a name that a newer remote knows', async () => {
  await fetchDrawings();
  const { container } = render(<Icon name="obelisk" />);
  const { container: pin } = render(<Icon name="map-pin" />);
  expect(shapes(container)).toEqual(shapes(pin));
});
