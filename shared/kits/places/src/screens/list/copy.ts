import type { FilterName, OrderName } from '../../logic/listChoice';

const kilometres = (metres: number): string =>
  metres < 1000 ? `${Math.ceil(metres / 100) * 100} m` : `${Math.round(metres / 1000)} km`;

/** Words of what narrows and orders a list. */
export const listCopy = {
  legend: 'Show only',
  filter: (name: FilterName, usual: boolean) =>
    ({
      open: usual ? 'Usually open now' : 'Open now',
      free: 'Free',
      stepFree: 'Step-free',
      noBooking: 'No booking',
      meatless: 'Easy without meat',
    })[name],
  sort: 'Sort by',
  guide: 'The guide’s order',
  orders: { open: 'Open first', near: 'Near me', price: 'Lowest price' } satisfies Record<OrderName, string>,
  ordered: {
    open: (usual: boolean) => (usual ? 'Usually open first' : 'Open first'),
    near: () => 'Nearest first',
    price: () => 'Lowest price first',
  } satisfies Record<OrderName, (usual: boolean) => string>,
  orderedLine: {
    open: 'Then those that open soonest; last, those whose hours nobody knows.',
    near: 'As the crow flies.',
    price: 'A head; places without a price come last.',
  } satisfies Record<OrderName, string>,
  shown: (shown: number, all: number) => (shown === all ? `All ${all} places` : `${shown} of ${all} places`),
  none: 'No place on this page fits. Take a filter off.',
  clear: 'Show all',
  open: 'Filter',
  openCounted: (count: number) => `Filter, ${count} chosen`,
  sheet: 'Filter and sort',
  done: (shown: number) => (shown === 1 ? 'Show 1 place' : `Show ${shown} places`),
  near: {
    unasked: 'To sort by distance, this page needs your position. It stays on this device.',
    ask: 'Use my position',
    again: 'Try again',
    asking: 'Asking your device where you are…',
    late: 'Your device has not answered yet. Allow it, if it asks. Until then the guide’s order stands.',
    denied:
      'Your position is not shared with this site, so the guide’s order stands. Allow it in the browser’s settings for this page.',
    unavailable: 'Your device can’t tell where you are just now, so the guide’s order stands.',
    far: (distance: string, city: string) =>
      `You are about ${distance} from the middle of ${city}, so the guide’s order stands.`,
    farFromAll: (distance: string) =>
      `You are about ${distance} from the nearest place on this page, so the guide’s order stands.`,
    known: 'Your position is known now.',
    apply: 'Show the nearest first',
    found: 'From where you are now. Your position stays on this device.',
    rough: (metres: number) =>
      `Your device knows where you are only to within ${kilometres(metres)}: take the order as a rough one.`,
  },
} as const;
