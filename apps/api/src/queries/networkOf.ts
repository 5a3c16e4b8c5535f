import { isIPv6 } from 'node:net'

/** Whom a limit counts for: an IPv4 address, or the /64 of an IPv6 address, which is one subscriber's. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const first = groupsOf(head)
  const last = groupsOf(tail ?? '')
  const left = tail === undefined ? 0 : 8 - first.length - last.length
  const zeros = Array.from({ length: left }, () => '0')
  return [...first, ...zeros, ...last].slice(0, 4).join(':').toLowerCase()
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':')
}
