import { Agent, request as open } from 'node:http'

import type { PlainResponse, PlainRequest, Send } from './plain'

/** Sends requests to a server that trusts one proxy, so that each can have its own IP address. */
export function httpSend(base: string): { send: Send; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  return { send: (plain) => once(base, agent, plain), close: () => agent.destroy() }
}

function once(base: string, agent: Agent, plain: PlainRequest): Promise<PlainResponse> {
  const { hostname, port } = new URL(base)
  return new Promise((done, fail) => {
    // node:http sends the path unchanged; fetch would normalize it.
    const sent = open(
      { hostname, port, agent, method: plain.method, path: plain.url, timeout: 60_000 },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', fail)
        response.on('end', () =>
          done({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(response.headers).map(([name, value]) => [name, value?.toString()]),
            ),
            text: Buffer.concat(chunks).toString(),
          }),
        )
      },
    )
    sent.on('error', fail)
    sent.on('timeout', () => sent.destroy(new Error('No response within a minute')))
    for (const [name, value] of [...plain.headers, ['x-forwarded-for', plain.from] as const])
      sent.appendHeader(name, value)
    if (plain.body) sent.setHeader('content-length', plain.body.length)
    sent.end(plain.body)
  })
}
