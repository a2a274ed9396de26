/** Parameters that the provider adds to the return address. */
const linkParameters = ['apiKey', 'oobCode', 'mode', 'lang', 'continueUrl', 'tenantId', 'languageCode'];

/** Whether an address looks like a sign-in link; cheap, so that the provider's own code is only loaded when it pays. */
export function looksLikeSignInLink(address: string): boolean {
  const url = parse(address);
  return url !== undefined && url.searchParams.get('mode') === 'signIn' && Boolean(url.searchParams.get('oobCode'));
}

/** The same address without what the provider added: path, query and fragment, for the address bar. */
export function withoutLinkParameters(address: string): string {
  const url = parse(address);
  if (!url) return '/';
  for (const name of linkParameters) url.searchParams.delete(name);
  return `${url.pathname}${url.search}${url.hash}`;
}

function parse(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
