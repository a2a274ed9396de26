import type { HelpBook, HelpNumber, HelpService } from '../help/schema';

const servicesAtTheHead: readonly HelpService[] = ['any', 'ambulance', 'police', 'fire', 'text', 'suicide'];

/** Whom one dials before anything is read: one number for each service that a country has a number of its own for, the general one first. */
export function firstNumbers({ numbers }: Pick<HelpBook, 'numbers'>): readonly HelpNumber[] {
  const chosen: HelpNumber[] = [];
  const taken = ({ number, sms }: HelpNumber): boolean =>
    chosen.some((other) => other.number === number && Boolean(other.sms) === Boolean(sms));
  for (const service of servicesAtTheHead) {
    const found = Object.values(numbers).find((each) => each.service === service && !taken(each));
    if (found) chosen.push(found);
  }
  return chosen;
}
