import { isIPv6 } from 'node:net';
import type { Request } from 'express';

/** Returns the wider network of a client network, which does not tell customers of a provider apart: an IPv4 /24 or an IPv6 /48. */
export const widerNetwork = (network: string): string =>
  network.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24').replace(/^((?:[\da-f]+:){3})[\da-f]+::\/64$/, '$1:/48');

/**
 * Returns the network that counts as one witness: an IPv4 /24, or an IPv6 /32, because a /48 costs nothing and a provider has a /32. Two
 * customers of one mobile network are then one witness too, so it takes longer until two have seen an error.
 */
export const witnessNetwork = (network: string): string =>
  widerNetwork(network).replace(/^((?:[\da-f]+:){2})[\da-f]+::?\/48$/, '$1:/32');

/**
 * Returns the rate-limit key of a client: its IPv4 address, or its IPv6 /64 network, which belongs to one customer. An
 * IPv4-mapped IPv6 address counts as IPv4. The `trust proxy` setting in app.ts decides what `request.ip` is.
 */
export function clientNetwork(request: Request): string {
  const address = request.ip ?? 'unknown';
  const asIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (asIPv4) return asIPv4;
  if (!isIPv6(address)) return address;

  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const front = head ? head.split(':') : [];
  const back = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array<string>(zeros).fill('0'), ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
