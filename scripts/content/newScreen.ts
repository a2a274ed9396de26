import { basename, join } from 'node:path';
import { emergencyIcon, iconNames } from '@odysseus/contract';
import type { CompiledContent } from '@odysseus/guide/content';
import { stringify } from 'yaml';
import type { CityFolder } from './cityFolder';
import type { Draft } from './draft';
import type { Question } from './questions';

const screenIcons = iconNames.filter((icon) => icon !== emergencyIcon);

/** Those that say little, and so nothing wrong, of a screen that nobody has drawn one for. */
const vagueIcons: readonly (typeof screenIcons)[number][] = ['map-pin', 'flag', 'star', 'globe', 'heart', 'sparkles'];

/** What a new screen is asked. Kinds that need more than words are begun as a copy of another city's file. */
export const screenQuestions: readonly Question[] = [
  { name: 'name', asks: 'The name of its file: walks' },
  { name: 'access', asks: 'Who may read it', usual: 'public', oneOf: ['public', 'premium'] },
  { name: 'path', asks: 'Its address: /pariswalks, or /app/pariswalks where it is premium' },
  { name: 'text', asks: 'What the menu says' },
  { name: 'title', asks: 'Its title' },
  { name: 'icon', asks: 'The icon in the menu', oneOf: screenIcons },
  {
    name: 'kind',
    asks: 'places, or preparation until it is written',
    usual: 'preparation',
    oneOf: ['preparation', 'places'],
  },
  { name: 'lead', asks: 'What it tells, in a line' },
];

/**
 * The same, with the icons that nothing bears yet of what the menu shows beside the screen: the entries of its list, of the one that
 * this is listed in and of those that are listed in it, and the lists.
 */
export function questionsOfScreen({ city }: CityFolder, content: CompiledContent): readonly Question[] {
  const list = listOf(city, content);
  const areas = content.cities.flatMap((each) => each.areas);
  const parent = areas.find(({ key }) => key === list)?.parent;
  const beside = areas.flatMap((each) =>
    each.key === list || each.key === parent || each.parent === list ? [each.key] : [],
  );
  const taken = new Set([
    ...areas.map(({ icon }) => icon),
    ...content.routes.flatMap(({ data: { area, icon, nav } }) => (beside.includes(area) && nav ? [icon] : [])),
  ]);
  const oneOf = screenIcons.filter((icon) => !taken.has(icon));
  const usual = [...vagueIcons, ...oneOf].find((icon) => oneOf.includes(icon));
  return screenQuestions.map((question) =>
    question.name === 'icon' ? { ...question, ...(usual === undefined ? {} : { usual }), oneOf } : question,
  );
}

/** Between a screen of the menu and the next. */
const step = 10;

/** The file of a new screen, at the end of its city's list. @param today civil date, `2026-11-21` */
export function screenDraft(
  answers: Readonly<Record<string, string>>,
  { folder, city }: CityFolder,
  content: CompiledContent,
  today: string,
): Draft {
  const { name = '', access, path, text, title, icon, kind, lead } = answers;
  const list = listOf(city, content);
  const last = Math.max(
    0,
    ...content.routes.flatMap(({ data, order }) => (data.area === list && order !== undefined ? [order] : [])),
  );
  const route = { path, text, ...(title === text ? {} : { title }), icon, order: last + step };
  const shown =
    kind === 'places'
      ? { title, lead, edited: today, introduction: [lead], groups: [], blocks: [] }
      : { title, willTell: [lead] };
  return {
    file: join(folder, 'screens', `${basename(name, '.yaml')}.yaml`),
    text: stringify({ route, kind, access, ...shown }, { lineWidth: 120 }),
    mayExist: false,
  };
}

/** The list in which a city's screens stand where they name no other. */
function listOf(city: string, content: CompiledContent): string {
  return content.cities.find(({ key }) => key === city)?.areas[0]?.key ?? city;
}
