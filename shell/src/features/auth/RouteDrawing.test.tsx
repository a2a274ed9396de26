import type { Area } from '@odysseus/contract';
import { ShellProvider } from '@odysseus/runtime';
import { shellApiStandIn } from '@odysseus/runtime/testing';
import { render } from '@testing-library/react';
import { RouteDrawing } from './RouteDrawing';

const area = (text: string, order: number, parent?: string): Area => ({
  key: text.toLowerCase(),
  text,
  icon: 'landmark',
  path: `/${text.toLowerCase()}`,
  order,
  accent: { light: '#000000', dark: '#ffffff' },
  ...(parent === undefined ? {} : { parent }),
});

function namesDrawn(areas: readonly Area[]): string[] {
  const { container } = render(
    <ShellProvider value={shellApiStandIn({ areas })}>
      <RouteDrawing />
    </ShellProvider>,
  );
  const [upright, lying] = [...container.querySelectorAll('svg')].map((drawing) =>
    [...drawing.querySelectorAll('text')].map(({ textContent }) => textContent),
  );
  expect(lying).toEqual(upright);
  return upright ?? [];
}

it('names cities in the order of the menu, of a country its first', () => {
  const portugal = [area('Portugal', 20), area('Porto', 20, 'portugal'), area('Lisbon', 10, 'portugal')];
  expect(namesDrawn([...portugal, area('Bergen', 10)])).toEqual(['Bergen', 'Lisbon', '', '']);
});

it('goes one way through cities of which it is known where they lie, whatever their order in the menu', () => {
  const italy = [area('Milan', 30, 'italy'), area('Italy', 20), area('Rome', 10, 'italy')];
  const all = [area('Bergen', 5), area('Paris', 10), ...italy, area('London', 30), area('Athens', 40)];
  expect(namesDrawn(all)).toEqual(['London', 'Paris', 'Rome', 'Athens']);
});

it('has no more stops than it has room for', () => {
  const many = ['A', 'B', 'C', 'D', 'E'].map((text, index) => area(text, index));
  expect(namesDrawn(many)).toEqual(['A', 'B', 'C', 'D']);
});
