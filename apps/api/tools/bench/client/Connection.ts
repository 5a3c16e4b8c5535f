import { connect, type Socket } from 'node:net'

/** One request of a benchmark. */
export interface Shot {
  method?: 'GET' | 'PATCH' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

/**
 * A kept connection that sends one request after another. It reads no more of a response than its status and its length, because
 * it shares the machine with the server.
 */
export class Connection {
  readonly #socket: Socket
  #received: Buffer = Buffer.alloc(0)
  /** The bytes of the body that are still to come; undefined before the head. */
  #missing: number | undefined
  #settle: { done: () => void; fail: (error: Error) => void } | undefined

  constructor({ port, hostname }: URL) {
    this.#socket = connect(Number(port), hostname)
    this.#socket.on('data', (chunk: Buffer) => this.#read(chunk))
    this.#socket.on('error', (error) => this.#settle?.fail(error))
    this.#socket.on('close', () => this.#settle?.fail(new Error('The server closed a connection')))
  }

  /** Resolves at the end of the response. Throws unless it has a status of success. */
  ask(shot: Shot): Promise<void> {
    return new Promise((done, fail) => {
      this.#settle = { done, fail }
      this.#socket.write(textOf(shot))
    })
  }

  close() {
    this.#settle = undefined
    this.#socket.destroy()
  }

  #read(chunk: Buffer) {
    if (this.#missing === undefined) this.#readHead(chunk)
    else this.#missing -= chunk.length
    if (this.#missing !== 0) return
    this.#missing = undefined
    this.#settle?.done()
  }

  #readHead(chunk: Buffer) {
    this.#received = this.#received.length > 0 ? Buffer.concat([this.#received, chunk]) : chunk
    const end = this.#received.indexOf('\r\n\r\n')
    if (end === -1) return
    const head = this.#received.toString('latin1', 0, end)
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
    if (!head.startsWith('HTTP/1.1 2') || length === undefined)
      this.#settle?.fail(new Error(`An unexpected response: ${head}`))
    this.#missing = end + 4 + Number(length) - this.#received.length
    this.#received = Buffer.alloc(0)
  }
}

function textOf({ method = 'GET', path, headers, body = '' }: Shot): string {
  const fields = Object.entries({
    host: 'localhost',
    ...headers,
    ...(body && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }),
  })
  const lines = [`${method} ${path} HTTP/1.1`, ...fields.map((field) => field.join(': '))]
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}
