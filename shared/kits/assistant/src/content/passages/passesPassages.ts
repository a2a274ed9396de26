import { aboutText, isGeneral, lateWords, type Knowable } from '@odysseus/model';
import { toldCents, toldFare, type CompiledFare, type CompiledLateFare, type CompiledPasses } from '@odysseus/passes';
import type { Passage } from '../../logic/corpus';
import { lowerFirst } from '../../logic/tools/hours';
import { passageId } from '../../logic/tools/salePassage';
import { readOn } from './readOn';

/** What the passes screen says: what to buy, each pass, each ride, and the rules. */
export function passesPassages(screen: CompiledPasses, path: string): Passage[] {
  const said = (
    section: string,
    kind: Passage['kind'],
    id: string,
    title: string,
    text: string,
    more: Partial<Passage> = {},
  ): Passage => ({
    id: passageId(path, section, id),
    kind,
    title,
    text,
    path: `${path}#${section}`,
    field: section,
    label: `Passes and tickets, ${title}`,
    name: title,
    ...more,
  });
  const fareWords: FareWords = (fares, seller) => faresIn(fares, screen.currency, seller);
  return [
    ...screen.introduction.map((text, index) => said('short', 'text', `introduction-${index}`, screen.title, text)),
    ...screen.short.map(({ who, buy, subject }, index) =>
      said('short', 'rule', String(index), 'What most people should buy', `${who}: ${buy}`, {
        name: who,
        ...(subject ? { subject } : {}),
      }),
    ),
    ...screen.passes.flatMap((pass) => passPassages(pass, fareWords, said)),
    ...screen.rides.map(({ key, name, summary, excludes, fares, known }) =>
      said(
        'rides',
        'ride',
        key,
        name,
        `${name}: ${fareWords(fares, { known })}. ${summary}${excludes ? ` ${excludes}` : ''}`,
        {
          ...readOn({ known }, 'fare', 'rule'),
        },
      ),
    ),
    ...screen.carriers.map(({ key, name, cents, text, known }) =>
      said(
        'rides',
        'ride',
        key,
        name,
        `${name}: ${toldCents({ cents, currency: screen.currency }, isGeneral({ known }, 'price'))}. ${text}`,
        readOn({ known }, 'price'),
      ),
    ),
    ...screen.tickets.map(({ key, name, what, fares, lateFares = [], closed, note, known }) =>
      said(
        'tickets',
        'ticket',
        key,
        name,
        `${name}${what ? `, ${what}` : ''}: ${closed ? `closed. ${closed.why}` : fareWords([...fares, ...lateFares], { known })}.${note ? ` ${note}` : ''}`,
        readOn({ known }, 'price'),
      ),
    ),
    ...screen.rules.map(({ title, text, subject, known }, index) =>
      said('rules', 'rule', String(index), title, text, {
        ...readOn({ known }, 'rule'),
        ...(subject ? { subject } : {}),
      }),
    ),
    ...screen.others.map(({ name, price, text, whyNotCounted, known }, index) =>
      said(
        'others',
        'pass',
        String(index),
        name,
        `${name}: ${isGeneral({ known }, 'price') ? aboutText(price) : price}. ${text} ${whyNotCounted}`,
        readOn({ known }, 'price', 'rule'),
      ),
    ),
  ];
}

type FareWords = (fares: readonly (CompiledFare | CompiledLateFare)[], seller: Knowable) => string;
type Say = (
  section: string,
  kind: Passage['kind'],
  id: string,
  title: string,
  text: string,
  more?: Partial<Passage>,
) => Passage;

function passPassages(
  {
    key,
    name,
    summary,
    counts,
    includes,
    excludes,
    buy,
    skipIf,
    tips = [],
    offers,
    known,
  }: CompiledPasses['passes'][number],
  fareWords: FareWords,
  say: Say,
): Passage[] {
  const parts: readonly (string | { readonly text: string; readonly subject: Passage['subject'] })[] = [
    `${summary} ${offers.map((offer) => `${offer.name}: ${fareWords(offer.fares, { known })}.`).join(' ')}`,
    { text: `${name}: ${counts}`, subject: 'pass-counts' },
    { text: `${name} includes ${includes.join('; ')}.`, subject: 'pass-includes' },
    { text: `${name} does not include ${excludes.join('; ')}.`, subject: 'pass-excludes' },
    { text: `${name}, where to buy: ${buy}`, subject: 'buy-pass' },
    { text: `Skip ${name} if: ${skipIf}`, subject: 'skip-pass' },
    ...tips.map((tip) => `${name}: ${tip}`),
  ];
  return parts.map((part, index) => {
    const { text, ...subject } = typeof part === 'string' ? { text: part } : part;
    return {
      ...say('passes', 'pass', `${key}-${index}`, name, index === 0 ? `${name}: ${text}` : text, {
        ...readOn({ known }, 'fare', 'rule'),
        field: key,
      }),
      ...subject,
    };
  });
}

/** '€32 adults; €22 EEA nationals' @param seller by whom they are known in general or read */
function faresIn(
  fares: readonly (CompiledFare | CompiledLateFare)[],
  currency: CompiledPasses['currency'],
  seller: Knowable,
): string {
  return fares
    .map((fare) => {
      const price = lowerFirst(toldFare({ cents: fare.cents, currency }, seller));
      const whom = `${fare.who.charAt(0).toLowerCase()}${fare.who.slice(1)}`;
      return `${price} (${whom}${'from' in fare ? `, ${lateWords(fare.from)}` : ''})`;
    })
    .join('; ');
}
