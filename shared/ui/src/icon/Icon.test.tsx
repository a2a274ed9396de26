import { renderAhead } from '@odysseus/runtime/testing';
import { act, render, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { Icon } from './Icon';
import { drawings } from './drawings';
import { frameDrawings } from './frameDrawings';
import { fetchDrawings } from './laterDrawings';

const shapes = (root: Element) => [...root.querySelectorAll('svg > *')].map(({ outerHTML }) => outerHTML);

const ahead = (name: string): string => renderAhead(<Icon name={name} size={24} className="quiet" />);

it('draws what the frame needs at once', () => {
  const { container } = render(<Icon name="menu" />);
  expect(shapes(container).length).toBeGreaterThan(0);
});

it.each(Object.keys(frameDrawings))('draws %s without the library as the library does', (name) => {
  const { container: own } = render(<Icon name={name} size={22} className="quiet" />);
  const Drawing = drawings[name as keyof typeof drawings];
  const { container: library } = render(<Drawing size={22} strokeWidth={1.75} />);
  expect(shapes(own)).toEqual(shapes(library));
  for (const attribute of [
    'width',
    'height',
    'viewBox',
    'fill',
    'stroke',
    'stroke-width',
    'stroke-linecap',
    'stroke-linejoin',
  ])
    expect(own.querySelector('svg')?.getAttribute(attribute)).toBe(
      library.querySelector('svg')?.getAttribute(attribute),
    );
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
