import { emergencyIcon, iconNames, type IconName } from '@odysseus/contract';
import { key, line, path } from '@odysseus/model';
import * as z from 'zod/mini';

const ownIcons = iconNames.filter((name): name is Exclude<IconName, typeof emergencyIcon> => name !== emergencyIcon);

/** Where a screen stands: its address, and how the menu lists it. The head of each file of `screens/`. */
export const routeSchema = z.strictObject({
  path,
  /** Other addresses that lead here; the query is kept. */
  aliases: z.optional(z.array(path).check(z.minLength(1))),
  /** What the menu says. */
  text: line(40),
  /** The same where the city is known and room is short: 'Map' of 'Paris map'. */
  short: z.optional(line(24)),
  /** The title of the page in a browser, where it is not the menu's text. */
  title: z.optional(line(80)),
  /** All emergency pages (`help: true`) bear one icon, which is not written, and no other page does. */
  icon: z.optional(z.enum(ownIcons)),
  /** The list of the menu; without it, the list of the city in whose folder the file lies. */
  area: z.optional(key),
  /** `false` where the menu does not list the screen. */
  menu: z.optional(z.boolean()),
  /** Place in its list, ascending; tens leave room for what comes later. */
  order: z.optional(z.int()),
});
