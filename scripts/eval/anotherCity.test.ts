import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Answer, type Assistant, prepareAssistant } from '@odysseus/assistant';
import { parse, stringify } from 'yaml';
import { corpusOfCity } from '../corpusOfCity';
import { partsOf } from './said';

/** The one file that a content team adds to a guide to give it an assistant. */
const screen = `
route: { path: /app/italy/romeodysseus, text: Odysseus assistant, icon: message-circle, order: 80 }
kind: assistant
access: premium
title: Odysseus in Rome
lead: Ask about Rome as you'd ask a friend who lives here.
vignette: assistant
greeting: [I answer from this guide alone.]
examples:
  - { title: Find, icon: map-pin, questions: [Where is it quiet?, What is open now?] }
  - { title: Check, icon: clock, questions: [Is Villa Farnesina open today?, How long do I need there?] }
  - { title: Plan, icon: calendar, questions: [Plan a day for me., What can I do when it rains?] }
local:
  language: Italian
  people: Romans
  starts: [Termini, Piazza Venezia]
  names: [ATAC, Tiber, Caravaggio]
  passes: [omnia]
  chips: { passes: [{ text: Day ticket, question: What does a day ticket cost? }], airports: [] }
`;
const paris =
  /\b(Paris|Parisian|French|France|Navigo|Louvre|Orsay|Châtelet|Gare du Nord|arrondissement|RER|SAMU|Seine)\b/;

let root: string;
let assistant: Assistant;
let places: readonly { readonly id: string; readonly name: string; readonly localName?: string | undefined }[];
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'another-city-'));
  const content = join(root, 'remotes', 'italy', 'content', 'rome');
  cpSync(join(__dirname, '..', '..', 'remotes', 'italy', 'content', 'rome'), content, { recursive: true });
  keepTwoScreens(content);
  writeFileSync(join(content, 'screens', 'odysseus.yaml'), screen);
  const corpus = corpusOfCity('rome', root);
  places = corpus.places;
  assistant = prepareAssistant(corpus);
});
afterAll(() => rmSync(root, { recursive: true }));

/** Makes a city of a written one whose team has finished two screens, and the others are in preparation. */
function keepTwoScreens(content: string): void {
  const finished = ['overview.yaml', 'hidden-gems.yaml', 'hidden-gems'];
  for (const name of readdirSync(join(content, 'screens'))) {
    if (finished.includes(name)) continue;
    const file = join(content, 'screens', name);
    const { route, access } = parse(readFileSync(file, 'utf8')) as { route: unknown; access: unknown };
    writeFileSync(file, stringify({ route, kind: 'preparation', access }));
  }
  // It lists the plans and walks, and quotes the fares, of screens that are in preparation now.
  const overview = join(content, 'screens', 'overview.yaml');
  const { ready: _ready, ...written } = parse(readFileSync(overview, 'utf8')) as Record<string, unknown>;
  writeFileSync(overview, stringify(written).replace(/\{\{[^{}]+\}\}/g, '€2'));
  for (const name of readdirSync(join(content, 'places')))
    if (!finished.includes(name)) rmSync(join(content, 'places', name), { recursive: true });
  rmSync(join(content, 'search.yaml'));
  const city = parse(readFileSync(join(content, 'city.yaml'), 'utf8')) as Record<string, unknown>;
  delete city['mostVisited'];
  const left = yamlIn(join(content, 'places'));
  const areas = new Set(
    left.flatMap((text) => [...text.matchAll(/^ +area: (.+)$/gm)].map(([, area]) => parse(area ?? '') as string)),
  );
  city['areaNames'] = (city['areaNames'] as string[]).filter((area) => areas.has(area));
  writeFileSync(join(content, 'city.yaml'), stringify(city));
}

/** What the files of a folder say, those of its folders too. */
const yamlIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

/** A Tuesday, ten in the morning in Rome. */
const now = new Date('2026-11-24T10:00:00+01:00');
const ask = (question: string): Answer =>
  assistant.answer(question, { now, plan: [], residency: 'unknown', ages: [], history: [] });
const said = (answer: Answer): string =>
  partsOf(answer.parts, 'sentence')
    .map(({ text }) => text)
    .join(' ');
const offered = (answer: Answer): string =>
  partsOf(answer.parts, 'chips')
    .flatMap(({ chips }) => chips.flatMap(({ text, question }) => [text, question]))
    .join(' ');
const shown = (answer: Answer): string[] =>
  partsOf(answer.parts, 'places').flatMap((part) => part.places.map(({ id }) => id));

describe('an assistant that came by content alone', () => {
  it('knows each place by its names, local and English, and answers of that place', () => {
    const missed = places.flatMap(({ id, name, localName }) =>
      [name, ...(localName ? [localName.split(',')[0] ?? localName] : [])].filter(
        (own) => !shown(ask(`Is ${own} open today?`)).includes(`rome/${id}`),
      ),
    );
    expect(missed).toEqual([]);
    for (const [written, id] of [
      ['the church of santa prassede', 'santa-prassede'],
      ['Museum of the Wall', 'museo-delle-mura'],
      ['saint cecilia in trastevere', 'santa-cecilia'],
      ['villa farnesna', 'villa-farnesina'],
      ['Park of the Aqueducts', 'parco-degli-acquedotti'],
    ] as const) {
      expect([written, ...shown(ask(`Is ${written} open tomorrow?`))]).toContain(`rome/${id}`);
    }
  });

  it.each([
    ['Hello', /Rome/],
    ['Who are you?', /guide to Rome/],
    ['How much should I tip?', /Round up/],
    ['Can I drink the tap water?', /nasoni/],
    ['Is the Louvre open today?', /assistant for Rome and know nothing about Paris/],
    ['What is there to see in London?', /know nothing about London/],
    ['Is the Café Zorblax open?', /know no place called/],
    ['What is the weather like in May?', /May/],
    ['Somewhere quiet to sit', /.+/],
    ['Plan a day for me tomorrow', /.+/],
    ['How do I say thank you?', /.+/],
    ['How do I get to Villa Farnesina?', /From where do you start/],
    ['Which pass should I buy?', /.+/],
    ['Is Rome safe at night?', /.+/],
    ['I need an ambulance', /112/],
  ])('answers %j for its own city', (question, expected) => {
    const answer = ask(question);
    expect(said(answer)).toMatch(expected);
    expect(`${said(answer)} ${offered(answer)}`.replace('know nothing about Paris', '')).not.toMatch(paris);
  });

  it('takes no place for another one of the same kind', () => {
    expect(said(ask('Is the Villa Borghese open today?'))).not.toMatch(/Farnesina/);
    expect(said(ask('How much is Palazzo Barberini?'))).toMatch(/^I know no place called “Palazzo Barberini”/);
  });

  it('offers nothing that its guide cannot answer', () => {
    expect(offered(ask('Hello'))).not.toMatch(/pass|eat/);
    expect(offered(ask('How do I say thank you?'))).not.toMatch(/in Italian/);
  });

  it('offers ways from its own stations, and takes its own sights for its own', () => {
    expect(offered(ask('How do I get to Villa Farnesina?'))).toContain('How do I get from Termini to Villa Farnesina?');
    expect(said(ask('Where is the Colosseum?'))).not.toMatch(/know nothing about/);
    expect(said(ask('Do Romans tip in restaurants?'))).toMatch(/Not expected|Round up/);
  });

  it('lets its city, country, people and language be named without a fact, and no other', () => {
    expect(assistant.verify('Enjoy Rome, and a little Italian.', []).holds).toBe(true);
    expect(assistant.verify('Enjoy Paris.', []).holds).toBe(false);
  });
});
