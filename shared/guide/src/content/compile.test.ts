import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compileContent, ContentError } from './index';

const city = `
key: testville
name: Testville
country: FR
timezone: Europe/Paris
centre: [48.85, 2.35]
bounds: [48.7, 2.2, 49.0, 2.5]
localHolidays: []
holidayYears: [2026]
areas:
  - { key: testville, text: Testville, icon: map, path: /testville, order: 90, accent: { light: '#884422', dark: '#ffbb88' } }
`;
const place = (change: Record<string, string> = {}) => {
  const fields: Record<string, string> = {
    id: 'old-well',
    name: 'Old well',
    kind: 'monument',
    coordinates: '[48.85, 2.35]',
    address: '1 Well Street',
    area: 'Centre',
    nearestStops: '[Well]',
    hours: '"Tu-Su 10:00-18:00"',
    visitMinutes: '20',
    price: '[]',
    access: '{ stepFree: "yes" }',
    summary: 'A well.',
    body: 'A well with a rope and a bucket.',
    tips: '[]',
    warnings: '[]',
    tags: '[]',
    checkedOn: '2026-11-21',
    sources: '[{ title: City, url: "https://example.com" }]',
    ...change,
  };
  return `  - ${Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n    ')}\n`;
};
const places = (access: string, ...entries: string[]) => `access: ${access}\nplaces:\n${entries.join('')}`;
const list = (access: string, id = 'old-well') => `
kind: places
access: ${access}
title: Wells
lead: Where to draw water.
checkedOn: 2026-11-21
introduction: [Bring a bucket.]
groups:
  - title: All
    entries:
      - { place: ${id}, why: It is cool in summer. }
blocks: []
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries({ 'city.yaml': city, ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

function problems(files: Record<string, string>) {
  write(files);
  try {
    compileContent(folder, folder);
  } catch (cause) {
    if (cause instanceof ContentError) return cause.problems;
    throw cause;
  }
  throw new Error('the content compiled, and it should not have');
}

describe('compileContent', () => {
  it('keeps premium screens apart from public ones, with the week of each place', () => {
    write({ 'places/wells.yaml': places('premium', place()), 'screens/wells.yaml': list('premium') });
    const content = compileContent(folder, folder);
    expect(content.publicScreens.size).toBe(0);
    expect(content.premiumScreens.get('testville/wells')).toMatchObject({
      places: { 'old-well': { week: [{ days: 'Mon', hours: 'closed' }, { days: 'Tue–Sun', hours: '10:00–18:00' }] } },
    });
  });

  it.each<[string, Record<string, string>, { file: string; line?: number; field: RegExp; remedy: RegExp }]>([
    ['wrong type', { 'places/a.yaml': places('public', place({ visitMinutes: 'soon' })) }, { file: 'places/a.yaml', line: 11, field: /places\.0\.visitMinutes/, remedy: /number/ }],
    ['unknown key', { 'places/a.yaml': places('public', place({ rating: '5' })) }, { file: 'places/a.yaml', line: 21, field: /places\.0\.rating/, remedy: /spelling/ }],
    ['missing source', { 'places/a.yaml': places('public', place({ sources: '[]' })) }, { file: 'places/a.yaml', field: /places\.0\.sources/, remedy: /1/ }],
    ['missing field', { 'places/a.yaml': places('public', place({ summary: '' })) }, { file: 'places/a.yaml', field: /places\.0\.summary/, remedy: /Add the field/ }],
    ['bad hours', { 'places/a.yaml': places('public', place({ hours: '"Tuesdayish 10-18"' })) }, { file: 'places/a.yaml', field: /hours/, remedy: /opening_hours/ }],
    ['coordinates outside the city', { 'places/a.yaml': places('public', place({ coordinates: '[2.35, 48.85]' })) }, { file: 'places/a.yaml', field: /coordinates/, remedy: /latitude first/ }],
    ['one id twice', { 'places/a.yaml': places('public', place()), 'places/b.yaml': places('public', place()) }, { file: 'places/b.yaml', field: /places\.0\.id/, remedy: /once/ }],
    ['a place that no file defines', { 'screens/wells.yaml': list('public', 'new-well') }, { file: 'screens/wells.yaml', field: /groups\.0\.entries\.0\.place/, remedy: /Define the place/ }],
    ['a premium place on a public screen', { 'places/a.yaml': places('premium', place()), 'screens/wells.yaml': list('public') }, { file: 'screens/wells.yaml', field: /place/, remedy: /public file/ }],
    ['broken YAML', { 'places/a.yaml': 'access: public\nplaces: [unclosed' }, { file: 'places/a.yaml', field: /\(file\)/, remedy: /YAML/ }],
    ['no such icon', { 'city.yaml': city.replace('icon: map', 'icon: unicorn') }, { file: 'city.yaml', line: 11, field: /areas\.0\.icon/, remedy: /Use one of/ }],
  ])('names file, line, field and remedy: %s', (_name, files, expected) => {
    const [first] = problems(files);
    expect(first?.file).toBe(expected.file);
    expect(first?.field).toMatch(expected.field);
    expect(first?.remedy).toMatch(expected.remedy);
    if (expected.line !== undefined) expect(first?.line).toBe(expected.line);
  });

  it('lists every problem of every file at once', () => {
    expect(problems({ 'places/a.yaml': places('public', place({ visitMinutes: 'soon', kind: 'castle' })), 'screens/wells.yaml': list('public', 'new-well') }).length).toBeGreaterThanOrEqual(3);
  });
});
