import { adviceText, isAbout, monthNames } from '@odysseus/model';
import { anchors, type CompiledOverview } from '@odysseus/overview';
import { entry, labels, type Entry, type SearchedScreen } from './searchedScreen';
import { wordsOf } from './wordsOf';

/** What a city's overview tells, each thing for itself. */
export function overviewEntries({ screen, path }: SearchedScreen<CompiledOverview>): Entry[] {
  const section = (fields: Omit<Entry, 'kind' | 'path'>, fragment: string): Entry =>
    entry({ kind: 'section', ...fields, path: `${path}#${fragment}` });
  const whole = (id: string, title: string, ...texts: string[]): Entry =>
    section({ title, label: labels.section, line: texts.join(' · '), about: wordsOf([screen.title, id]) }, id);
  return [
    whole('book', 'What to book ahead', ...screen.bookToday.map(({ what }) => what)),
    whole('areas', 'Areas and their character', ...screen.areas.map(({ name }) => name)),
    whole('arrivals', 'Arriving, and the first two hours', ...screen.arrivals.map(({ from }) => from)),
    whole('months', 'Weather and events, month by month', ...screen.events.map(({ name }) => name)),
    whole('entry', 'Entry rules', ...screen.entry.map(({ title }) => title)),
    ...(screen.ready
      ? [whole('ready', 'Ready-made days and walks', ...screen.ready.plans.map(({ title }) => title))]
      : []),
    ...(screen.basics ?? []).map(({ key, title, quick, points, phrases = [] }) =>
      section(
        {
          title,
          label: labels.section,
          line: quick,
          about: wordsOf([key, ...phrases.map(({ means }) => means)], [title]),
          body: wordsOf([quick, ...points], [title]),
          rank: 1,
        },
        anchors.basic(key),
      ),
    ),
    ...screen.bookToday.map(({ what, leadTime, why }) =>
      section(
        {
          title: what,
          label: labels.booking,
          line: leadTime,
          about: 'book ahead tickets',
          body: wordsOf([why], [what]),
        },
        anchors.booking(what),
      ),
    ),
    ...screen.arrivals.map(({ from, kind, options, firstTwoHours }) =>
      section(
        {
          title: from,
          label: labels.arrival,
          line: options.map(({ mode }) => mode).join(' · '),
          about: wordsOf([kind, 'arrival transfer from to city centre', ...options.map(({ mode }) => mode)], [from]),
          body: wordsOf([...options.flatMap(({ to, note }) => [to, note]), ...firstTwoHours.map(adviceText)], [from]),
        },
        anchors.arrival(from),
      ),
    ),
    ...screen.areas.map(({ name, character, goodFor, stops }) =>
      section(
        {
          title: name,
          label: labels.area,
          isArea: true,
          line: character,
          about: wordsOf(['area neighbourhood', goodFor], [name]),
          body: wordsOf([character, stops], [name, goodFor]),
          rank: 1,
        },
        anchors.area(name),
      ),
    ),
    ...screen.months.map(({ high, low, rainDays, note, events, holidays }, index) => {
      const title = monthNames[index] ?? '';
      return section(
        {
          title,
          label: labels.month,
          line: `${high} °C by day, ${low} °C by night, ${rainDays} days with rain. ${note}`,
          about: wordsOf(['weather month temperature', ...holidays.map(({ name }) => name)], [title]),
          body: wordsOf([note, ...events], [title]),
        },
        'months',
      );
    }),
    ...screen.events.map(({ name, months, when, line }) =>
      section(
        {
          title: name,
          label: labels.event,
          line: `${when}. ${line}`,
          about: wordsOf(['event festival', when, ...months.map((month) => monthNames[month - 1])], [name]),
          body: wordsOf([line], [name, when]),
        },
        'months',
      ),
    ),
    ...screen.entry.map(({ title, text }) =>
      section(
        {
          title,
          label: labels.section,
          line: text,
          about: 'entry rules border passport',
          body: wordsOf([text], [title]),
        },
        anchors.rule(title),
      ),
    ),
    ...screen.facts.map(({ label, value, ...fact }) =>
      entry({
        kind: 'fact',
        title: label,
        label: labels.fact,
        line: value,
        // Whoever types 'tube fare' wants the sum.
        about: isAbout(fact, 'price') ? 'price fare ticket' : '',
        body: wordsOf([value], [label]),
        path: `${path}#orientation`,
      }),
    ),
  ];
}
