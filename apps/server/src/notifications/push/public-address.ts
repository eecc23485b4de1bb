import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are not the public internet: this machine, private and shared ones, and those that stand for others. */
const NOT_PUBLIC = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv4');
}

/** Addresses of IPv6 that are given out to the public; all others, and those that carry one of IPv4, are not. */
const PUBLIC_IPV6 = new BlockList();
PUBLIC_IPV6.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv6');
}

/** Whether an address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !NOT_PUBLIC.check(address, 'ipv4');
  return family === 6 && PUBLIC_IPV6.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6');
}

export class NotPublic extends Error {
  constructor() {
    super('the address is not one of the public internet');
  }
}

type Resolve = (name: string, found: (error: Error | null, addresses: LookupAddress[]) => void) => void;

const resolve: Resolve = (name, found) => dnsLookup(name, { all: true }, found);

/**
 * How a connection finds its address: only public ones, looked at in the moment of connecting, so that a name which leads
 * elsewhere a moment later gains nothing.
 */
export function publicLookup(find: Resolve = resolve): LookupFunction {
  return (name, options, done) => {
    find(name, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined) return done(error ?? new NotPublic(), '', 0);
      if (addresses.some(({ address }) => !isPublicAddress(address))) return done(new NotPublic(), '', 0);
      if (options.all === true) return done(null, addresses);
      done(null, first.address, first.family);
    });
  };
}
