import type { IncomingMessage } from 'node:http'

import { networkOf } from '../throttle/networkOf'

/** The client's network. Like Fastify's `trustProxy`, counts trusted proxies from the server outwards. */
export function clientNetwork(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  trustedProxies: number,
): string {
  // The usual case, for which the header says nothing.
  if (trustedProxies === 0) return networkOf(socket.remoteAddress ?? '')
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  const chain = [socket.remoteAddress ?? '', ...forwarded.map((each) => each.trim()).toReversed()]
  const addresses = chain.filter((each, index) => index === 0 || each !== '')
  return networkOf(addresses[Math.min(trustedProxies, addresses.length - 1)] ?? '')
}
