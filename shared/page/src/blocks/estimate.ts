import type { BlockOf, Currency, Money } from '@odysseus/model';

type Style = BlockOf<'spending'>['styles'][number];

export interface Party {
  readonly adults: number;
  readonly children: number;
  readonly days: number;
  readonly rooms: number;
}

/** How often an item of a style is paid. A stay of n days has n − 1 nights, and at least one. */
function timesPaid(per: Style['items'][number]['per'], { adults, children, days, rooms }: Party): number {
  const nights = Math.max(days - 1, 1);
  switch (per) {
    case 'adult-day':
      return adults * days;
    case 'adult-night':
      return adults * nights;
    case 'child-day':
      return children * days;
    case 'room-night':
      return rooms * nights;
    case 'adult-trip':
      return adults;
    case 'party-day':
      return days;
  }
}

/** What a stay costs, exact to the cent. @param currency of the style's amounts: its block has it once */
export function estimate({ items }: Pick<Style, 'items'>, party: Party, currency: Currency): Money {
  const cents = items.reduce((sum, { amount, per }) => sum + Math.round(amount * 100) * timesPaid(per, party), 0);
  return { amount: cents / 100, currency };
}
