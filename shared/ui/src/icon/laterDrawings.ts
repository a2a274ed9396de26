/** Data of paths by an icon's name; unknown ones, from a newer remote, are missing. */
export type Drawings = Readonly<Partial<Record<string, string>>>;

let come: Drawings | undefined;
let pending: Promise<void> | undefined;

/** Every drawing, once they have come. */
export const laterDrawings = (): Drawings | undefined => come;

/** Fetches what is not of the frame, once; after a failure it asks again. */
export function fetchDrawings(): Promise<void> {
  pending ??= import(/* webpackChunkName: "icons" */ './drawings').then(
    ({ drawings }) => {
      come = drawings;
    },
    (cause: unknown) => {
      pending = undefined;
      throw cause;
    },
  );
  return pending;
}
