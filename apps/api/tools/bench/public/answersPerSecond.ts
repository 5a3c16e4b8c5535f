import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const CONNECTIONS = 32

/** How long to measure, in milliseconds, after the warm-up. */
interface Times {
  warmUpMs: number
  measuredMs: number
}

/**
 * The answers to one request in a second, over kept connections that each wait for an answer before they ask again.
 * The client is as small as can be, because it shares the machine with the server: all answers have the same length,
 * so it only counts bytes.
 */
export async function answersPerSecond(
  { hostname, port, pathname, search }: URL,
  headers: Record<string, string>,
  { warmUpMs, measuredMs }: Times,
): Promise<number> {
  const fields = Object.entries({ host: 'localhost', ...headers }).map((field) => field.join(': '))
  const request = `GET ${pathname}${search} HTTP/1.1\r\n${fields.join('\r\n')}\r\n\r\n`
  const length = await lengthOfAnswer(connect(Number(port), hostname), request)
  let answers = 0
  let failure: Error | undefined
  const sockets = Array.from({ length: CONNECTIONS }, () => {
    const socket = connect(Number(port), hostname)
    let missing = length
    socket.on('data', (chunk: Buffer) => {
      missing -= chunk.length
      if (missing < 0) failure = new Error('An answer was longer than the first one')
      if (missing !== 0) return
      missing = length
      answers += 1
      socket.write(request)
    })
    socket.on('error', (error) => (failure = error))
    socket.write(request)
    return socket
  })
  await sleep(warmUpMs)
  const before = answers
  const start = performance.now()
  await sleep(measuredMs)
  const perSecond = ((answers - before) * 1000) / (performance.now() - start)
  for (const socket of sockets)
    socket
      .removeAllListeners()
      .on('error', () => undefined)
      .destroy()
  if (failure) throw failure
  return perSecond
}

/** The length of the head and the body of an answer. The second one counts: the first may come from the database. */
async function lengthOfAnswer(socket: Socket, request: string): Promise<number> {
  let length = 0
  for (let time = 0; time < 2; time += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one request after the other
    length = await nextLength(socket, request)
  }
  socket.destroy()
  return length
}

function nextLength(socket: Socket, request: string): Promise<number> {
  return new Promise((done, fail) => {
    let received = Buffer.alloc(0)
    const take = (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      const head = received.indexOf('\r\n\r\n')
      const [status, body] = [
        /^HTTP\/1.1 (\d+)/.exec(received.toString('latin1', 0, 20))?.[1],
        /content-length: (\d+)/i.exec(received.toString('latin1', 0, Math.max(head, 0)))?.[1],
      ]
      if (head < 0 || received.length < head + 4 + Number(body)) return
      socket.off('data', take)
      if (status === '200') done(received.length)
      else fail(new Error(`The answer has the status ${status}`))
    }
    socket.on('data', take).on('error', fail)
    socket.write(request)
  })
}
