import { aboutText, adviceText, isAbout, isGeneral } from '@odysseus/model';
import { anchors, type CompiledOverview } from '@odysseus/overview';
import { stationKey } from '@odysseus/transit';
import type { Passage } from '../../logic/corpus';
import { readOn } from './readOn';

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** What the city's overview says, a passage for each thing that an answer may take alone. */
export function overviewPassages(screen: CompiledOverview, path: string): Passage[] {
  const said = (
    section: string,
    kind: Passage['kind'],
    id: string,
    title: string,
    text: string,
    more: Partial<Passage> = {},
  ): Passage => ({
    id: `${path}/${section}-${id}`,
    kind,
    title,
    text,
    path: `${path}#${section}`,
    field: section,
    label: `${screen.title}, ${title}`,
    ...more,
  });
  return [
    ...screen.orientation.map((text, index) => said('orientation', 'orientation', String(index), 'Orientation', text)),
    ...screen.facts.map(({ label, value }, index) =>
      said('orientation', 'fact', `fact-${index}`, label, `${label}: ${value}.`, { name: label, field: 'facts' }),
    ),
    ...(screen.basics ?? []).flatMap(({ key, title, quick, points, known }) =>
      [quick, ...points].map((text, index): Passage => ({
        ...said('basics', 'text', `${key}-${index}`, title, index === 0 ? `${title}: ${text}` : text),
        ...readOn({ known }, 'rule', 'price', 'fare'),
        path: `${path}#${anchors.basic(key)}`,
        ...(key === 'strikes' ? { subject: 'strikes' as const } : {}),
      })),
    ),
    ...screen.areas.map(({ name, character, goodFor, skipIf, stops }) =>
      said(
        'areas',
        'area',
        stationKey(name),
        name,
        `${name}: ${character} Good for: ${goodFor}.${skipIf ? ` Skip it if: ${skipIf}.` : ''} Stops: ${stops}.`,
        { name },
      ),
    ),
    ...screen.bookToday.map(({ what, leadTime, why, price, known }) =>
      said(
        'book',
        'booking',
        stationKey(what),
        what,
        `${what}: book ahead. ${leadTime}. ${why}${price ? ` Price: ${isGeneral({ known }, 'price') ? aboutText(price) : price}.` : ''}`,
        { name: what, ...readOn({ known }, 'price', 'booking', 'rule') },
      ),
    ),
    ...screen.arrivals.flatMap(({ from, kind, options, firstTwoHours, known }) => [
      ...options.map(({ mode, by, to, minutes, fare, note }, index) =>
        said(
          'arrivals',
          'arrival',
          `${stationKey(from)}-${index}`,
          `From ${from}`,
          `${from}: ${mode} to ${to}, ${minutes[0]} to ${minutes[1]} minutes, ${isGeneral({ known }, 'fare') ? aboutText(fare) : fare}.${note ? ` ${note}` : ''}`,
          {
            name: from,
            ...readOn({ known }, 'fare', 'rule'),
            ...(by ? { by } : {}),
            ...(kind === 'airport' ? { subject: 'airport' as const } : {}),
          },
        ),
      ),
      ...firstTwoHours.map((advice, index) =>
        said(
          'arrivals',
          'step',
          `${stationKey(from)}-step-${index}`,
          `First two hours from ${from}`,
          adviceText(advice),
          {
            name: from,
            ...readOn({ known }, 'fare', 'rule'),
            ...(isAbout(advice, 'ticket') ? { subject: 'ticket' as const } : {}),
          },
        ),
      ),
    ]),
    ...screen.months.map(({ high, low, rainDays, note, daylightHours, sunrise, sunset }, index) =>
      said(
        'months',
        'month',
        String(index + 1),
        monthNames[index] ?? '',
        `${monthNames[index] ?? ''}: highs of about ${high} °C, lows of about ${low} °C, ${rainDays} days with rain. Sunrise ${sunrise}, sunset ${sunset} mid-month, ${daylightHours} hours of daylight. ${note}`,
        { months: [index + 1], name: monthNames[index] ?? '' },
      ),
    ),
    ...screen.events.map(({ name, months, when, line }) =>
      said('months', 'event', stationKey(name), name, `${name}: ${when}. ${line}`, { months, name, field: 'events' }),
    ),
    ...screen.entry.map(({ title, text, known, confirm }) =>
      said('entry', 'entry', stationKey(title), title, text, {
        ...readOn({ known }, 'rule', 'fare'),
        name: title,
        ...(confirm ? { confirm: true } : {}),
      }),
    ),
  ];
}
