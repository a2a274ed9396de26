import { join } from 'node:path';
import { compiledContent } from '@odysseus/build/content';
import { compiledPlaceListSchema, splitAtLinks } from '@odysseus/model';
import { parserOf } from '@odysseus/page';
import type { CompiledScreen } from '../compiledScreen';
import { textsIn } from './textsIn';

const remotes = ['paris', 'italy', 'london', 'athens'].map((remote) => ({
  remote,
  content: compiledContent(join('remotes', remote, 'content')),
}));
const [paris, italy] = remotes;

/** Where the texts of a screen lead. */
const ledTo = (screen: CompiledScreen | undefined): string[] =>
  screen
    ? [...textsIn(screen)].flatMap(splitAtLinks).flatMap(({ to }) => (to?.includes('#') === true ? [to] : []))
    : [];

it.each<[path: string, to: readonly string[]]>([
  ['/parispack', ['/museums#orsay', '/monuments#arc-de-triomphe', '/monuments#pantheon']],
  ['/paris', ['/monuments#arc-de-triomphe', '/monuments#sacre-coeur']],
  ['/paris-explore', ['/museums#louvre', '/museums#orsay', '/monuments#eiffel-tower']],
])('the texts of %s lead to the places that they name', (path, to) => {
  const route = paris?.content.routes.find(({ data }) => data.path === path);
  expect(ledTo(paris?.content.pageScreens.get(route?.file ?? ''))).toEqual(expect.arrayContaining([...to]));
});

it.each<[path: string, to: readonly string[]]>([
  ['/italy', ['/italy/romeattractions#colosseum']],
  ['/italy/emergencyinfo', ['/italy/romeattractions#pantheon', '/italy/romeattractions#trevi-fountain']],
  ['/app/italy/italytravel', ['/italy/romeattractions#colosseum']],
  ['/app/italy/cafe', ['/italy/romeattractions#spanish-steps', '/app/italy/romeshopping#via-condotti-shops']],
  ['/app/italy/jubilee', ['/italy/romeattractions#st-peters-basilica', '/italy/romeattractions#appian-way']],
])('the texts of %s, a page of the whole country, lead to the places of Rome that they name', (path, to) => {
  const { file = '', premiumKey = '' } = italy?.content.routes.find(({ data }) => data.path === path) ?? {};
  const screen = italy?.content.pageScreens.get(file) ?? italy?.content.premiumScreens.get(premiumKey);
  expect(ledTo(screen)).toEqual(expect.arrayContaining([...to]));
});

it('the texts of premium lists lead to the places that they name, public and premium', () => {
  for (const key of ['dining', 'budget', 'family', 'shopping', 'hidden-gems', 'green-spaces'])
    expect({ key, to: ledTo(paris?.content.premiumScreens.get(`paris/${key}`)) }).toEqual({
      key,
      to: expect.arrayContaining([expect.stringMatching(/^\/[a-z]+#/)]),
    });
  expect(ledTo(paris?.content.premiumScreens.get('paris/budget'))).toContainEqual(expect.stringMatching(/^\/app\/.+#/));
});

it('no text that everybody may read leads to the card of a premium place', () => {
  for (const { remote, content } of remotes) {
    const premium = [...content.places.values()].flatMap(({ place, access }) =>
      access === 'premium' ? [place.id] : [],
    );
    const to = [...content.pageScreens.values()].flatMap(ledTo).map((address) => address.split('#')[1] ?? '');
    expect({ remote, led: premium.filter((id) => to.includes(id)) }).toEqual({ remote, led: [] });
  }
});

it('premium lists are read with all that they lead to, however long that makes a text', () => {
  const parse = parserOf(compiledPlaceListSchema, 'The list');
  for (const { content } of remotes)
    for (const [key, screen] of content.premiumScreens)
      if (screen.kind === 'places')
        expect({ key, to: ledTo(parse(JSON.parse(JSON.stringify(screen)))).sort() }).toEqual({
          key,
          to: ledTo(screen).sort(),
        });
});
