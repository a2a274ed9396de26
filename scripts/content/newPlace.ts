import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { placeKinds } from '@odysseus/model';
import { stringify } from 'yaml';
import type { CityFolder } from './cityFolder';
import type { Draft } from './draft';
import type { Question } from './questions';

/** What a new place is asked: what every place has. Hours, prices and the rest are added to its entry. */
export const placeQuestions: readonly Question[] = [
  {
    name: 'folder',
    asks: 'The folder of places/ that it goes into, or the file of a small group: museums, emergency/police',
  },
  { name: 'access', asks: 'Where that is new, who may read it', usual: 'public', oneOf: ['public', 'premium'] },
  { name: 'id', asks: 'Its id, by which screens name it: louvre' },
  { name: 'name', asks: 'Its name, as visitors say it' },
  { name: 'kind', asks: 'Its kind: museum', oneOf: placeKinds },
  { name: 'coordinates', asks: 'Its entrance, latitude first: 48.8611, 2.3358' },
  { name: 'address', asks: 'Its address' },
  { name: 'area', asks: 'Its quarter, one of areaNames in city.yaml' },
  { name: 'minutes', asks: 'How long a visit takes, in minutes', usual: '30' },
  { name: 'step-free', asks: 'Step-free', usual: 'unknown', oneOf: ['yes', 'partly', 'no', 'unknown'] },
  { name: 'summary', asks: 'What it is, in a line' },
  { name: 'link', asks: 'Where a visitor confirms and reads on: https://www.louvre.fr/en' },
  { name: 'link-title', asks: 'Whose page that is' },
];

/**
 * The file of a new place, in its folder; where a small group of places stands in one file, an entry at the end of that. What was read
 * of it is added as receipts.
 */
export function placeDraft(answers: Readonly<Record<string, string>>, { folder }: CityFolder): Draft {
  const { id, name, kind, address, area, summary } = answers;
  const [first = '', second] = (answers['folder'] ?? '').replace(/\.yaml$/, '').split('/');
  const named = join(folder, 'places', basename(first), second === undefined ? '' : basename(second));
  const group = `${named}.yaml`;
  const isGroup = existsSync(group);
  const file = isGroup ? group : join(named, `${basename(id ?? '')}.yaml`);
  const access = accessOf(named) ?? answers['access'];
  const place = {
    id,
    name,
    kind,
    coordinates: (answers['coordinates'] ?? '').split(',').map(Number),
    address,
    area,
    visitMinutes: Number(answers['minutes']),
    access: { stepFree: answers['step-free'] },
    summary,
    body: summary,
    links: [{ title: answers['link-title'], url: answers['link'] }],
  };
  const head = `access: ${access}\nplaces:\n`;
  const text = stringify({ access, places: [place] }, { lineWidth: 120 });
  return {
    file,
    text: isGroup ? `${readFileSync(file, 'utf8').trimEnd()}\n\n${text.slice(head.length)}` : text,
    mayExist: isGroup,
  };
}

/** Who may read what lies in a folder of places; undefined where nothing does yet. */
function accessOf(folder: string): string | undefined {
  const [sibling] = existsSync(folder) ? readdirSync(folder).filter((name) => /^[^_].*\.yaml$/.test(name)) : [];
  return sibling && /^access: (\w+)/m.exec(readFileSync(join(folder, sibling), 'utf8'))?.[1];
}
