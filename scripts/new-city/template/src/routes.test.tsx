import { join } from 'node:path';
import { compileContent } from '@odysseus/guide/content';
import { render, screen } from '@testing-library/react';
import routes from './routes';
import Overview from './screens/Overview';

const { cities } = compileContent(join(__dirname, '..', 'content'));
const overview = routes.find(({ path }) => path === '/{{key}}');

it('leads from its list and its card to screens that exist', () => {
  const paths = routes.map(({ path }) => path);
  for (const { areas, card } of cities) {
    expect(paths).toEqual(expect.arrayContaining(areas.map(({ path }) => path)));
    if (card) expect(paths).toContain(card.path);
  }
});

it('lists every screen in a list that its content defines', () => {
  const areas = cities.flatMap((city) => city.areas.map(({ key }) => key));
  expect(areas).toEqual(expect.arrayContaining(routes.map(({ area }) => area)));
});

it('shows the overview, and calls it in preparation only as long as it is', () => {
  if (!overview) throw new Error('There is no overview.');
  const { container } = render(<Overview route={overview} siblings={routes} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('{{name}}');
  expect(container.querySelector('[data-preparation]') !== null).toBe(overview.preparation === true);
});
