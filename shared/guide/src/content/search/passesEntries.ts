import { passesCopy, type CompiledPasses } from '@odysseus/passes';
import { entry, labels, type Entry, type SearchedScreen } from './searchedScreen';
import { wordsOf } from './wordsOf';

/** The sections of the passes' screen, and each pass. */
export function passesEntries({ screen, path, title: page }: SearchedScreen<CompiledPasses>): Entry[] {
  const { sections } = passesCopy;
  const section = (
    id: keyof typeof sections,
    heads: readonly string[],
    texts: readonly (string | undefined)[],
  ): Entry =>
    entry({
      kind: 'section',
      title: sections[id],
      label: labels.section,
      line: texts.find(Boolean) ?? '',
      about: wordsOf([page, ...heads], [sections[id]]),
      body: wordsOf(texts, [sections[id], page, ...heads]),
      path: `${path}#${id}`,
    });
  return [
    section(
      'short',
      screen.short.map(({ who }) => who),
      screen.short.map(({ buy }) => buy),
    ),
    section('calculator', ['cheapest compare worth it'], [passesCopy.calculatorLine]),
    ...screen.passes.map(({ key, name, summary, includes, offers }) =>
      entry({
        kind: 'section',
        title: name,
        label: labels.pass,
        line: summary,
        about: wordsOf(['pass', ...offers.map((offer) => offer.name)], [name]),
        body: wordsOf([summary, ...includes], [name]),
        path: `${path}#${key}`,
      }),
    ),
    section(
      'rides',
      [...screen.rides, ...screen.carriers].map(({ name }) => name),
      [...screen.rides.map(({ summary }) => summary), ...screen.carriers.map(({ text }) => text)],
    ),
    section(
      'tickets',
      screen.tickets.map(({ name }) => name),
      [passesCopy.ticketsLine],
    ),
    section(
      'rules',
      screen.rules.map(({ title }) => title),
      screen.rules.map(({ text }) => text),
    ),
    section(
      'others',
      screen.others.map(({ name }) => name),
      screen.others.map(({ text }) => text),
    ),
  ];
}
