import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { placeKinds } from '@odysseus/model';
import { stringify } from 'yaml';
import type { CityFolder } from './cityFolder';
import type { Draft } from './draft';
import type { Question } from './questions';

/** What a new place is asked: what every place has. Hours, prices and the rest are added to its entry. */
export const placeQuestions: readonly Question[] = [
  { name: 'file', asks: 'The file of places/ that holds it, new or there already: museums' },
  { name: 'access', asks: 'Where the file is new, who may read it', usual: 'public', oneOf: ['public', 'premium'] },
  { name: 'id', asks: 'Its id, by which screens name it: louvre' },
  { name: 'name', asks: 'Its name, as visitors say it' },
  { name: 'kind', asks: 'Its kind: museum', oneOf: placeKinds },
  { name: 'coordinates', asks: 'Its entrance, latitude first: 48.8611, 2.3358' },
  { name: 'address', asks: 'Its address' },
  { name: 'area', asks: 'Its quarter, as visitors say it' },
  { name: 'minutes', asks: 'How long a visit takes, in minutes', usual: '30' },
  { name: 'step-free', asks: 'Step-free', usual: 'unknown', oneOf: ['yes', 'partly', 'no', 'unknown'] },
  { name: 'summary', asks: 'What it is, in a line' },
  { name: 'link', asks: 'Where a visitor confirms and reads on: https://www.louvre.fr/en' },
  { name: 'link-title', asks: 'Whose page that is' },
];

/** The entry of a new place, at the end of its file. What was read of it is added as receipts. */
export function placeDraft(answers: Readonly<Record<string, string>>, { folder }: CityFolder): Draft {
  const { access, id, name, kind, address, area, summary } = answers;
  const file = join(folder, 'places', `${basename(answers['file'] ?? '', '.yaml')}.yaml`);
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
    text: existsSync(file) ? `${readFileSync(file, 'utf8').trimEnd()}\n\n${text.slice(head.length)}` : text,
    mayExist: true,
  };
}
