import { BlockList, isIP } from 'node:net';

/** Names of networks that Fastify's `trustProxy` knows as well. */
const namedNetworks: ReadonlyMap<string, readonly string[]> = new Map([
  ['loopback', ['127.0.0.1/8', '::1/128']],
  ['linklocal', ['169.254.0.0/16', 'fe80::/10']],
  ['uniquelocal', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
]);

const bitsOf = { 4: 32, 6: 128 } as const;

interface Network {
  readonly address: string;
  readonly family: 'ipv4' | 'ipv6';
  readonly prefix: number;
}

/** Whether a text is an address, a network such as `10.0.0.0/8`, or the name of one. What holds every address is none. */
export function isNetwork(entry: string): boolean {
  return namedNetworks.has(entry) || networkOf(entry) !== undefined;
}

/**
 * Whether an address lies in one of some networks. An IPv4 address counts in its IPv6 notation, too.
 * @param entries each is a network, as `isNetwork` says; others are left out
 */
export function inNetworks(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of entries.flatMap((name) => namedNetworks.get(name) ?? [name])) {
    const network = networkOf(entry);
    if (network) list.addSubnet(network.address, network.prefix, network.family);
  }
  return (given) => {
    // Without the name of the network card, which link-local addresses carry.
    const address = given.replace(/%.*$/, '');
    const family = isIP(address);
    return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
}

function networkOf(entry: string): Network | undefined {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
  const version = isIP(address);
  if (version !== 4 && version !== 6) return undefined;
  const prefix = bits === undefined ? bitsOf[version] : Number(bits);
  return prefix < 1 || prefix > bitsOf[version]
    ? undefined
    : { address, prefix, family: version === 6 ? 'ipv6' : 'ipv4' };
}
