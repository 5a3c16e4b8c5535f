import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** A website in a process of its own. */
export interface RunningSite {
  url: string
  stop: () => Promise<void>
}

/** Starts the example website on a port. `product` is the origin of the console. */
export async function startSite(port: number, product: string): Promise<RunningSite> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../examples/site/serve.js')], {
    env: { PORT: String(port), CONSOLE: product },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    child.kill()
    await once(child, 'close')
  }
  for await (const line of createInterface(child.stdout)) {
    const url = /^Website: (http:\S+)$/.exec(line)?.[1]
    if (url) return { url, stop }
  }
  throw new Error('The website did not start')
}

/** A free port: the product must know the origin of the website before the website starts. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
