import { isIPv6, SocketAddress } from 'node:net';

/**
 * What an address is counted by: itself, or the /64 of an IPv6 address, which is what one customer has. IPv4 written as
 * IPv6 is the same as IPv4.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [bare = ''] = ip.split('%');
  if (!isIPv6(bare)) return ip;
  const { address } = new SocketAddress({ address: bare, family: 'ipv6' });
  const [head = '', tail] = address.split('::');
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const filled = [
    ...groups(head),
    ...Array.from({ length: tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length }, () => '0'),
    ...groups(tail),
  ];
  return `${filled.slice(0, 4).join(':')}::/64`;
}
