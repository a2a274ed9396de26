import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentError } from '@odysseus/model/content';
import { compileContent } from './compile';

const city = `
key: testville
name: Testville
country: FR
timezone: Europe/Paris
centre: [48.85, 2.35]
bounds: [48.7, 2.2, 49.0, 2.5]
localHolidays: []
holidayYears: [2026]
edited: 2026-11-21
network: ../metro/network.yaml
areas:
  - { key: testville, text: Testville, icon: map, path: /testville, order: 90, accent: { light: '#884422', dark: '#ffbb88' } }
`;
const screen = `route: { path: /metro, text: Metro, icon: map, menu: false }
kind: metro
access: public
title: The metro
lead: How to ride it.
edited: 2026-11-21
introduction: [Trains come often.]
network: ../../metro/network.yaml
stationNotes:
  - { station: chatelet, text: The largest of all. }
blocks:
  - { type: text, title: Tickets, paragraphs: [Buy one.] }
links: [{ title: RATP, url: 'https://www.ratp.fr/en' }]
`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'metro-'));
  mkdirSync(join(root, 'content', 'screens'), { recursive: true });
  writeFileSync(join(root, 'content', 'city.yaml'), city);
  cpSync(join(__dirname, '../../../../remotes/paris/metro'), join(root, 'metro'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

function compile(text: string) {
  writeFileSync(join(root, 'content', 'screens', 'metro.yaml'), text);
  return compileContent(join(root, 'content'), root, '2026-11-21');
}
function firstProblem(text: string) {
  try {
    compile(text);
  } catch (cause) {
    if (cause instanceof ContentError) return cause.problems[0];
    throw cause;
  }
  throw new Error('the screen compiled, and it should not have');
}

describe('a metro screen', () => {
  it('comes with its network and the notes by station, and the network counts among its files', () => {
    const content = compile(screen);
    const [compiled] = content.publicScreens.values();
    if (compiled?.kind !== 'metro') throw new Error('no metro screen');
    expect(compiled.network.stations).toHaveLength(321);
    expect(
      Object.entries(compiled.stationNotes).map(([place, text]) => [
        compiled.network.stations[Number(place)]?.name,
        text,
      ]),
    ).toEqual([['Châtelet', 'The largest of all.']]);
    expect(content.files).toContain(join(root, 'metro', 'network.yaml'));
  });

  it.each<[string, string, { file: string; line?: number; field: string; message: RegExp; remedy: RegExp }]>([
    [
      'no network',
      screen.replace('network.yaml', 'tube.yaml'),
      { file: 'content/screens/metro.yaml', field: 'network', message: /there is no/, remedy: /path/ },
    ],
    [
      'a note on a station that does not exist',
      screen.replace('chatelet', 'Waterloo'),
      {
        file: 'content/screens/metro.yaml',
        field: 'stationNotes.0.station',
        message: /"Waterloo"/,
        remedy: /as the network does/,
      },
    ],
    [
      'a block that needs places',
      screen.replace('type: text, title: Tickets, paragraphs: [Buy one.]', 'type: closing-days, title: Tickets'),
      { file: 'content/screens/metro.yaml', line: 12, field: 'blocks.0', message: /has no places/, remedy: /Correct/ },
    ],
    [
      'a premium metro',
      screen.replace('access: public', 'access: premium'),
      { file: 'content/screens/metro.yaml', line: 3, field: 'access', message: /public/, remedy: /Use one of: public/ },
    ],
  ])('is refused by file, line, field and remedy: %s', (_what, text, { file, line, field, message, remedy }) => {
    const problem = firstProblem(text);
    expect(problem).toMatchObject({
      file,
      field,
      message: expect.stringMatching(message),
      remedy: expect.stringMatching(remedy),
      ...(line ? { line } : {}),
    });
  });

  it('has the stops of its city named by the network that it draws', () => {
    writeFileSync(join(root, 'content', 'city.yaml'), city.replace(/network:.*\n/, ''));
    expect(firstProblem(screen)).toMatchObject({
      file: 'content/city.yaml',
      field: 'network',
      remedy: expect.stringMatching(/metro\/network\.yaml/),
    });
  });

  it('is refused for what is wrong in its network, by the network’s own file and line', () => {
    writeFileSync(join(root, 'metro', 'network.yaml'), 'edited: yesterday\n');
    expect(firstProblem(screen)).toMatchObject({ file: 'metro/network.yaml', line: 1, field: 'edited' });
  });
});
