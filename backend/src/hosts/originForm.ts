import type { IncomingMessage } from 'node:http';

/** `http://host/path?query`. Who asks has no place in it, and neither has a fragment (RFC 9110, section 4.2.4). */
const absoluteForm = /^https?:\/\/([^/?#@\\]+)(\/[^#]*|\?[^#]*)?$/i;

/**
 * What a request asks for, as a path. A request line may hold a whole address; its host then stands above the `Host` header
 * (RFC 9112, section 3.2.2), and takes its place.
 * @returns the request line's target as it is where it is no address of the web; it then begins with no slash
 */
export function originForm(request: IncomingMessage): string {
  const target = request.url ?? '/';
  if (target.startsWith('/')) return target;
  const [address, host, rest = '/'] = absoluteForm.exec(target) ?? [];
  if (address === undefined) return target;
  request.headers.host = host;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
