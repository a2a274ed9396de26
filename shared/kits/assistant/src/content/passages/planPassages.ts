import type { Passage } from '../../logic/corpus';

/** Days that are planned hour by hour, as far as the assistant reads them. */
export interface ToldPlan {
  readonly key: string;
  readonly title: string;
  readonly line: string;
  readonly days: readonly {
    readonly title: string;
    readonly stops: readonly { readonly at: string; readonly what: string; readonly place?: string | undefined }[];
  }[];
}

/** Plans that lie ready: what each is for, and a passage for each of its days. @param path of their screen */
export function planPassages(
  plans: readonly ToldPlan[],
  path: string,
  nameOf: (place: string) => string | undefined,
): Passage[] {
  return plans.flatMap(({ key, title, line, days }) => {
    const common = { kind: 'text', title, path: `${path}#${key}`, field: 'plan', label: `Plan, ${title}` } as const;
    return [
      { ...common, id: `${path}/${key}`, text: `${title}: ${line}`, name: key.replaceAll('-', ' ') },
      ...days.map((day, index) => ({
        ...common,
        id: `${path}/${key}-${index + 1}`,
        text: `${day.title}: ${day.stops
          .map(({ at, what, place }) => {
            const name = place === undefined ? undefined : nameOf(place);
            return `${at} ${name === undefined ? '' : `${name}. `}${what}`;
          })
          .join(' ')}`,
      })),
    ];
  });
}
