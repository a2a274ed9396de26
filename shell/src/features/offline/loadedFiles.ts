/** Of the window, in the device's own pixels. */
export function deviceWidth(): number {
  return Math.max(1, Math.round(window.innerWidth * window.devicePixelRatio));
}

/** Addresses of this site's versioned files that the page has loaded. */
export function loadedFiles(): string[] {
  const came = performance
    .getEntriesByType('resource')
    .filter((entry) => !('responseStatus' in entry) || entry.responseStatus < 400);
  const addresses = came.map(({ name }) => new URL(name));
  return [
    ...new Set(
      addresses
        .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/parts/'))
        .map(({ pathname }) => pathname),
    ),
  ];
}

/** Whether the visitor pays for each byte. Not every browser tells. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData ?? false;
}
