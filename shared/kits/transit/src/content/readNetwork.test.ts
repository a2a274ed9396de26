import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentError } from '@odysseus/model/content';
import { readNetwork } from './readNetwork';

const paris = readFileSync(join(__dirname, '../../../../../remotes/paris/metro/network.yaml'), 'utf8');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'network-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The network of Paris with one text replaced by another. */
function read(text: string, replacement: string) {
  if (!paris.includes(text)) throw new Error(`the network does not hold ${text}`);
  const file = join(folder, 'network.yaml');
  writeFileSync(file, paris.replace(text, replacement));
  return readNetwork(file, folder);
}
function problems(text: string, replacement: string) {
  try {
    read(text, replacement);
  } catch (cause) {
    if (cause instanceof ContentError) return cause.problems;
    throw cause;
  }
  throw new Error('the network was read, and it should not have been');
}
const lineOf = (text: string) => paris.slice(0, paris.indexOf(text)).split('\n').length;

describe('readNetwork', () => {
  it('tells which lines are step-free where a station has several', () => {
    const { stations } = read('edited:', 'edited:');
    const stepFree = (name: string) => stations.find((station) => station.name === name)?.stepFree;
    expect([stepFree('Châtelet'), stepFree('Barbara'), stepFree('Bastille')]).toEqual([['14'], ['4'], undefined]);
  });

  it.each<[string, string, string, { field: RegExp; message: RegExp; remedy: RegExp; near?: string }]>([
    [
      'a station that nothing defines',
      '- { id: abbesses,',
      '- { id: abbesse,',
      { field: /stations\.0\.id/, message: /does not follow/, remedy: /abbesses/, near: '- { id: abbesses' },
    ],
    [
      'a branch through an unknown station',
      'quatre-septembre, bourse',
      'quatre-septembre, borse',
      {
        field: /lines\.2\.branches\.0\.\d+/,
        message: /no station is called "borse"/,
        remedy: /Correct the id/,
        near: 'quatre-septembre, bourse',
      },
    ],
    [
      'a station that no line serves',
      'saint-fargeau, pelleport, gambetta',
      'saint-fargeau, gambetta',
      { field: /stations\.\d+\.id/, message: /no line calls at "pelleport"/, remedy: /branch/ },
    ],
    [
      'a station twice on one branch',
      'saint-fargeau, pelleport',
      'saint-fargeau, pelleport, saint-fargeau',
      { field: /branches/, message: /stands twice/, remedy: /once/ },
    ],
    [
      'a wrong order',
      'saint-fargeau, pelleport',
      'la-defense, saint-fargeau, pelleport',
      { field: /branches/, message: /\d+ km from/, remedy: /latitude first/ },
    ],
    [
      'coordinates the wrong way round',
      '[48.8844, 2.3384]',
      '[2.3384, 48.8844]',
      { field: /branches/, message: /km from/, remedy: /latitude first/ },
    ],
    [
      'a terminus within a line',
      'termini: [porte-des-lilas, gambetta]',
      'termini: [porte-des-lilas, pelleport]',
      {
        field: /lines\.3\.termini\.1/,
        message: /no end of a branch/,
        remedy: /first or last/,
        near: 'termini: [porte-des-lilas, gambetta]',
      },
    ],
    [
      'one-way tracks that lead nowhere',
      'boulogne-jean-jaures, michel-ange-molitor, chardon-lagache, mirabeau, javel-andre-citroen,',
      'michel-ange-molitor, chardon-lagache, mirabeau, javel-andre-citroen,',
      { field: /lines\.\d+\.oneWay/, message: /no track of line 10/, remedy: /one-way/ },
    ],
    [
      'step-free on which line?',
      "stepFree: true, stepFreeOn: ['14'] }",
      'stepFree: true }',
      { field: /stations\.\d+\.stepFree/, message: /which is step-free/, remedy: /stepFreeOn/ },
    ],
    [
      'step-free on a line that does not call',
      "stepFreeOn: ['14'] }",
      "stepFreeOn: ['2'] }",
      { field: /stepFreeOn/, message: /names a line/, remedy: /Name some of 6, 14/ },
    ],
    [
      'an interchange with itself',
      'between: [saint-lazare, opera]',
      'between: [opera, opera]',
      { field: /interchanges\.3\.between/, message: /same station/, remedy: /Remove/ },
    ],
    [
      'an interchange by boat',
      'by: street, minutes: 6',
      'by: boat, minutes: 6',
      { field: /interchanges\.\d\.by/, message: /corridor/, remedy: /Use one of: corridor, street/ },
    ],
    [
      'a colour in words',
      "colour: '#FFCD00'",
      'colour: yellow',
      { field: /lines\.0\.colour/, message: /must be a colour/, remedy: /Correct/, near: "colour: '#FFCD00'" },
    ],
    [
      'an unknown key',
      "also: ['La D",
      "nickname: ['La D",
      { field: /stations/, message: /no such key/, remedy: /spelling/ },
    ],
    [
      'signs for fewer branches than there are',
      '    termini: [la-courneuve-8-mai-1945,',
      "    branchSigns: ['7', '7', '7']\n    termini: [la-courneuve-8-mai-1945,",
      { field: /lines\.\d+\.branchSigns/, message: /2 branches, and signs for 3/, remedy: /one sign for each/ },
    ],
    [
      'minutes for fewer neighbours than there are',
      '    termini: [porte-des-lilas, gambetta]',
      '    minutes: [[2, 2]]\n    termini: [porte-des-lilas, gambetta]',
      { field: /lines\.3\.minutes/, message: /not one for each two neighbours/, remedy: /one number less/ },
    ],
    [
      'neither minutes nor a pace',
      '    pace: { kmh: 60, stopSeconds: 45, everyMinutes: 2.5 }',
      '    pace: { everyMinutes: 2.5 }',
      { field: /lines\.0\.pace/, message: /nothing tells how long/, remedy: /kmh and stopSeconds, or minutes/ },
    ],
    [
      'a missing pace',
      '    pace: { kmh: 60, stopSeconds: 45, everyMinutes: 2.5 }\n',
      '',
      { field: /lines\.0\.pace/, message: /expected object/i, remedy: /Add the field/ },
    ],
  ])('names file, line, field and remedy: %s', (_what, text, replacement, expected) => {
    const found = problems(text, replacement).find(
      ({ field, message }) => expected.field.test(field) && expected.message.test(message),
    );
    expect(found).toMatchObject({ file: 'network.yaml', remedy: expect.stringMatching(expected.remedy) });
    expect(found?.line).toBeGreaterThan(20);
    if (expected.near) expect(found?.line).toBe(lineOf(expected.near));
  });
});
