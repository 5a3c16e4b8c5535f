import { isIPv4, isIPv6 } from 'node:net'

/**
 * An address as people write it: without what a proxy or a socket that speaks both versions puts around it. Empty for
 * what is no address, and for a caller who had hung up before anybody asked.
 */
export function plainAddress(given: string | undefined): string {
  if (given === undefined) return ''
  const bare = /^\[(.*)\](?::\d+)?$/.exec(given)?.[1] ?? given.replace(/^([\d.]+):\d+$/, '$1')
  const address = bare.replace(/^::ffff:(?=[\d.]+$)/i, '')
  return isIPv4(address) || isIPv6(address) ? address : ''
}

/**
 * Whom a limit counts for: an IPv4 address, or the /64 of an IPv6 address, which is one subscriber's. All that is no
 * address counts as one.
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

// One way to write a group: without leading zeros. An IPv4 address at the end stands for two of them.
function groupsOf(part: string): string[] {
  if (part === '') return []
  return part
    .split(':')
    .flatMap((group) => (group.includes('.') ? ['0', '0'] : [parseInt(group, 16).toString(16)]))
}
