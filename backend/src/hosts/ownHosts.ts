import { type Configuration, isLoopback } from '../configuration';
import { loopbackNames } from '../loopbackNames';

/** Ports of the schemes: addresses leave them out, and programs may not. */
const impliedPorts = [80, 443];

/** A name, or an address in digits, with or without a port (RFC 9110, section 7.2). */
const hostForm = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]{1,253})(?::(\d{1,5}))?$/;

/** Whether a `Host` header is the site's own. `listeningPort` is that of the connection that it came over. */
export type Ownership = (host: string, listeningPort: number | undefined) => 'own' | 'foreign' | 'malformed';

/**
 * The hosts of an installation: its public one, those that the configuration adds, and this machine's names where the site is for
 * this machine; at the port that is announced, or that the service listens on.
 */
export function ownHosts({
  auth,
  host,
  port,
  publicOrigin,
  otherHosts,
}: Pick<Configuration, 'auth' | 'host' | 'port' | 'publicOrigin' | 'otherHosts'>): Ownership {
  const site = new URL(publicOrigin);
  const isLocal = auth.mode === 'emulator' || isLoopback(site.hostname);
  const listening = isLoopback(host) ? [host.includes(':') ? `[${host}]` : host] : [];
  const names = new Set([site.hostname, ...otherHosts, ...(isLocal ? [...loopbackNames, ...listening] : [])]);
  const ports = new Set([...impliedPorts, port, ...(site.port === '' ? [] : [Number(site.port)])]);
  // Most requests name one of these to the letter.
  const spelled = new Set([...names].flatMap((name) => [name, `${name}:${port}`]));

  // And at another port, which is known with the first request alone, the one before.
  let before: string | undefined;
  let portBefore: number | undefined;

  return (given, listeningPort) => {
    if (spelled.has(given) || (given === before && listeningPort === portBefore)) return 'own';
    const [, name = '', said] = hostForm.exec(given.toLowerCase()) ?? [];
    if (name === '') return 'malformed';
    const isReached = said === undefined || ports.has(Number(said)) || Number(said) === listeningPort;
    if (!names.has(name) || !isReached) return 'foreign';
    [before, portBefore] = [given, listeningPort];
    return 'own';
  };
}
