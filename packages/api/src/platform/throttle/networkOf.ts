import { isIPv4, isIPv6 } from 'node:net'

/**
 * The plain form of an address: without a port, brackets or the prefix of IPv4 in IPv6. Empty for texts that are not addresses,
 * and for a client that has disconnected.
 */
export function plainAddress(given: string | undefined): string {
  if (given === undefined) return ''
  const bare = /^\[(.*)\](?::\d+)?$/.exec(given)?.[1] ?? given.replace(/^([\d.]+):\d+$/, '$1')
  const address = bare.replace(/^::ffff:(?=[\d.]+$)/i, '')
  return isIPv4(address) || isIPv6(address) ? address : ''
}

/**
 * The network that rate limits count by: an IPv4 address, or the /64 network of an IPv6 address, which belongs to one
 * subscriber. All texts that are not addresses count as one.
 */
export function networkOf(given: string | undefined): string {
  const address = plainAddress(given)
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.replace(/%.*/, '').split('::')
  const first = groupsOf(head)
  const last = groupsOf(tail ?? '')
  const left = tail === undefined ? 0 : 8 - first.length - last.length
  const zeros = Array.from({ length: left }, () => '0')
  return [...first, ...zeros, ...last].slice(0, 4).join(':')
}

// Removes leading zeros. An IPv4 address at the end stands for two groups.
function groupsOf(part: string): string[] {
  if (part === '') return []
  return part
    .split(':')
    .flatMap((group) => (group.includes('.') ? ['0', '0'] : [parseInt(group, 16).toString(16)]))
}
