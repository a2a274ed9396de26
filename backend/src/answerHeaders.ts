/**
 * What every answer carries, whatever it is: its type is believed, other sites can't embed it, and learn of the page that leads to
 * them no more than the site's name. A site that browsers reach over TLS is never asked for without it again.
 * @param publicOrigin the site's address as browsers see it
 */
export function answerHeaders(publicOrigin: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicOrigin.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}
