import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { Encoding } from '../../platform/requests/encodingFor'

/** An answer to a public read, in every encoding. */
export interface Answer {
  /** The weak ETag, the same for every encoding. */
  etag: string
  bodies: Readonly<Partial<Record<Encoding, Buffer>> & { identity: Buffer }>
  /** The memory that it takes, in bytes. */
  size: number
}

/** Makes the answer with this content. */
export async function makeAnswer(content: unknown): Promise<Answer> {
  const identity = Buffer.from(JSON.stringify(content))
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 27)
  const bodies = { identity, ...(identity.length > MIN_COMPRESSED && (await compressed(identity))) }
  const sizes = Object.values(bodies).map(({ length }) => length)
  return { etag: `W/"${hash}"`, bodies, size: sizes.reduce((sum, size) => sum + size, OVERHEAD) }
}

async function compressed(body: Buffer) {
  const [gz, br] = await Promise.all([compressGzip(body), compressBrotli(body, BROTLI)])
  return { gzip: gz, br }
}

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

// Above 5, the time grows much faster than the size shrinks.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

// In bytes. A smaller body gets hardly smaller.
const MIN_COMPRESSED = 1000

// The memory of an answer beside its bodies: its address and objects, in bytes.
const OVERHEAD = 2000
