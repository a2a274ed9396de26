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

it('names the destinations of the menu in its order, and none of their cities', () => {
  expect(namesDrawn([area('Lisbon', 20), area('Porto', 10, 'lisbon'), area('Bergen', 10)])).toEqual([
    'Bergen',
    'Lisbon',
    '',
    '',
  ]);
});

it('has no more stops than it has room for', () => {
  const many = ['A', 'B', 'C', 'D', 'E'].map((text, index) => area(text, index));
  expect(namesDrawn(many)).toEqual(['A', 'B', 'C', 'D']);
});
