import { isPicture, pictureName } from './pictureName';

test('sizes and formats of one picture have one stem', () => {
  expect(pictureName('/parts/paris/1/assets/hero-paris-small.06e869fc8d.webp')).toEqual({
    stem: '/parts/paris/1/assets/hero-paris',
    small: true,
    ending: 'webp',
  });
  expect(pictureName('/parts/paris/1/assets/hero-paris.c0959fe019.avif')).toEqual({
    stem: '/parts/paris/1/assets/hero-paris',
    small: false,
    ending: 'avif',
  });
  expect(pictureName('/parts/paris/1/assets/tea.1.svg').ending).toBe('');
});

test.each([
  ['/parts/paris/1/assets/hero-paris-small.06e869fc8d.webp', true],
  ['/parts/paris/1/assets/hero-paris.c0959fe019.avif', true],
  ['/parts/paris/1/assets/tea.1.svg', false],
  ['/parts/paris/1/map.js', false],
])('%s is a picture: %s', (url, expected) => {
  expect(isPicture(url)).toBe(expected);
});
