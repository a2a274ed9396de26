import { BrowserRouter } from '@odysseus/runtime';
import { render, screen } from '@testing-library/react';
import { MenuLists } from './MenuLists';
import type { MenuList } from './menuModel';

const listOf = (number: number): MenuList => ({
  area: { key: `city-${number}`, text: `City ${number}`, icon: 'landmark', path: `/city-${number}`, order: number, accent: { light: '#000000', dark: '#ffffff' } },
  entries: [{ route: { path: `/city-${number}`, text: `Overview ${number}`, icon: 'landmark', type: 'public', area: `city-${number}`, nav: true }, mark: 'free' }],
  children: [],
});

const draw = (count: number, pathname: string) =>
  render(
    <BrowserRouter>
      <MenuLists lists={Array.from({ length: count }, (_, index) => listOf(index + 1))} pathname={pathname} complete failed={false} onNeedLists={() => undefined} />
    </BrowserRouter>,
  );

const cities = () => [...document.querySelectorAll('button')].map((button) => button.textContent);

test('a short menu is there at once', () => {
  draw(5, '/');
  expect(cities()).toEqual(['City 1', 'City 2', 'City 3', 'City 4', 'City 5']);
});

test('a long menu begins with its first cities and the one around the current screen, and is whole after a pause', async () => {
  draw(200, '/city-150');
  expect(screen.getByText('City 1')).toBeVisible();
  expect(screen.getByText('Overview 150')).toBeVisible();
  expect(cities().length).toBeLessThan(50);
  expect(await screen.findByText('City 200', undefined, { timeout: 20_000 })).toBeVisible();
  expect(cities()).toHaveLength(200);
});
