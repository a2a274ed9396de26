/** Parameters with an address that the emulator leads on to: of a mailed link, and of the window in which an account is chosen. */
const leading = ['continueUrl', 'redirectUrl'];

export interface StrayAddress {
  readonly parameter: string;
  readonly address: string;
}

/**
 * The first parameter of a query that would lead elsewhere. Which host a request is for, and which site it comes from, is not looked at
 * here: `guardHosts` and `requestGuard.ts` do that. This is about where a visitor ends who follows a link of this very site. Whoever reads the query may read a list (`name[]=`) or the last of
 * several as well as the first, so each of them counts, and more than one is one too many.
 * @param isOwn whether an address belongs to this site
 */
export function strayAddress(query: URLSearchParams, isOwn: (address: string) => boolean): StrayAddress | undefined {
  const given = [...query].flatMap(([name, address]) =>
    leading
      .filter((parameter) => name === parameter || name.startsWith(`${parameter}[`))
      .map((parameter) => ({ name, parameter, address })),
  );
  return given.find(
    ({ name, parameter, address }) => name !== parameter || !isOwn(address) || query.getAll(name).length > 1,
  );
}
