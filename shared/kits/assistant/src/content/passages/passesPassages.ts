import { formatCents, type CompiledFare, type CompiledPasses } from '@odysseus/passes';
import type { Passage } from '../../logic/corpus';

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
    id: `${path}/${section}-${id}`,
    kind,
    title,
    text,
    path: `${path}#${section}`,
    field: section,
    label: `Passes and tickets, ${title}`,
    checkedOn: screen.checkedOn,
    name: title,
    ...more,
  });
  const fareWords = (fares: readonly CompiledFare[]): string => faresIn(fares, screen.currency);
  return [
    ...screen.introduction.map((text, index) => said('short', 'text', `introduction-${index}`, screen.title, text)),
    ...screen.short.map(({ who, buy, subject }, index) =>
      said('short', 'rule', String(index), 'What most people should buy', `${who}: ${buy}`, {
        name: who,
        ...(subject ? { subject } : {}),
      }),
    ),
    ...screen.passes.flatMap((pass) => passPassages(pass, fareWords, said)),
    ...screen.rides.map(({ key, name, summary, excludes, fares, checkedOn, confirm }) =>
      said('rides', 'ride', key, name, `${name}: ${fareWords(fares)}. ${summary}${excludes ? ` ${excludes}` : ''}`, {
        checkedOn,
        ...(confirm ? { confirm: true } : {}),
      }),
    ),
    ...screen.carriers.map(({ key, name, cents, text }) =>
      said('rides', 'ride', key, name, `${name}: ${formatCents(cents, screen.currency)}. ${text}`),
    ),
    ...screen.tickets.map(({ key, name, what, fares, note, checkedOn, confirm }) =>
      said(
        'tickets',
        'ticket',
        key,
        name,
        `${name}${what ? `, ${what}` : ''}: ${fareWords(fares)}.${note ? ` ${note}` : ''}`,
        { checkedOn, ...(confirm ? { confirm: true } : {}) },
      ),
    ),
    ...screen.rules.map(({ title, text, subject }, index) =>
      said('rules', 'rule', String(index), title, text, subject ? { subject } : {}),
    ),
    ...screen.others.map(({ name, price, text, whyNotCounted, checkedOn, confirm }, index) =>
      said('others', 'pass', String(index), name, `${name}: ${price}. ${text} ${whyNotCounted}`, {
        checkedOn,
        ...(confirm ? { confirm: true } : {}),
      }),
    ),
  ];
}

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
    checkedOn,
    confirm,
  }: CompiledPasses['passes'][number],
  fareWords: (fares: readonly CompiledFare[]) => string,
  say: Say,
): Passage[] {
  const parts: readonly (string | { readonly text: string; readonly subject: Passage['subject'] })[] = [
    `${summary} ${offers.map((offer) => `${offer.name}: ${fareWords(offer.fares)}.`).join(' ')}`,
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
        checkedOn,
        field: key,
        ...(confirm ? { confirm: true } : {}),
      }),
      ...subject,
    };
  });
}

/** '€32 adults; €22 EEA nationals' */
function faresIn(fares: readonly CompiledFare[], currency: CompiledPasses['currency']): string {
  return fares
    .map(
      ({ cents, who }) =>
        `${cents === 0 ? 'free' : formatCents(cents, currency)} (${who.charAt(0).toLowerCase()}${who.slice(1)})`,
    )
    .join('; ');
}
