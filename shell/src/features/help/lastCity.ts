let city: string | undefined;

/**
 * The part of the site that was open last, for as long as the page is: `paris`. Emergency help begins with the numbers of its country.
 * It is kept nowhere: nothing is stored before somebody agrees, and where somebody needed help is nobody's business.
 */
export const lastCity = {
  get: (): string | undefined => city,
  set(part: string | undefined): void {
    city = part;
  },
};
