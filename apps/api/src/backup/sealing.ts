import {
  createCipheriv,
  createDecipheriv,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Transform } from 'node:stream'

import { codeOf, StartError } from '../problems/startError'

/** The secret that backups are sealed with, and the file that it came from. */
export interface BackupKey {
  secret: Buffer
  file: string
}

/**
 * Reads the key of backups: what a file holds, 32 bytes or more, without white space at its ends. Throws a StartError for
 * a file that cannot be used.
 */
export function readKey(file: string): BackupKey {
  const secret = contentOf(file)
  const isShort = secret.length < LEAST_BYTES
  if (isShort)
    throw new StartError(
      `The key in ${file} is too short: it needs ${LEAST_BYTES} characters or more, as "openssl rand -hex 32" makes them.`,
    )
  return { secret, file }
}

const LEAST_BYTES = 32

function contentOf(file: string): Buffer {
  try {
    return Buffer.from(readFileSync(file, 'latin1').trim(), 'latin1')
  } catch (error) {
    throw new StartError(`The key file ${file} cannot be read (${codeOf(error)}).`, {
      cause: error,
    })
  }
}

/**
 * What a sealed file begins with: a name, the version of the seal, a salt and a check value, by which a wrong key is
 * known. Behind it stand parts of at most 64 KB: a length in four bytes, whose highest bit marks the last part, the
 * ciphertext and its tag. Each is sealed with AES-256-GCM under a key of this file alone, with its number as nonce.
 */
export const SEALED = Buffer.from('staff-console-sealed 1\n')
const SALT_BYTES = 16
const CHECK_BYTES = 8
const HEAD_BYTES = SEALED.length + SALT_BYTES + CHECK_BYTES
const PART_BYTES = 64 * 1024
const TAG_BYTES = 16
const LAST_PART = 0x80_00_00_00

/** Encrypts and signs what passes through, a part at a time. */
export function seal({ secret }: BackupKey): Transform {
  const salt = randomBytes(SALT_BYTES)
  const { key, check } = keysOf(secret, salt)
  const head = Buffer.concat([SEALED, salt, check])
  let rest: Buffer = Buffer.alloc(0)
  let number = 0
  const part = (content: Buffer, isLast: boolean) => {
    const length = lengthOf(content.length, isLast)
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number++))
    cipher.setAAD(Buffer.concat([head, length]))
    return Buffer.concat([length, cipher.update(content), cipher.final(), cipher.getAuthTag()])
  }
  return new Transform({
    construct(done) {
      this.push(head)
      done()
    },
    transform(chunk: Buffer, _encoding, done) {
      rest = Buffer.concat([rest, chunk])
      for (; rest.length > PART_BYTES; rest = rest.subarray(PART_BYTES))
        this.push(part(rest.subarray(0, PART_BYTES), false))
      done()
    },
    flush(done) {
      done(null, part(rest, true))
    },
  })
}

/** The content of a sealed file. Throws a StartError for another key, a changed byte or a missing end. */
export async function* unseal(
  bytes: AsyncIterable<Buffer>,
  { secret, file }: BackupKey,
): AsyncGenerator<Buffer> {
  const source = readerOf(bytes)
  const head = await source.take(HEAD_BYTES)
  const salt = head.subarray(SEALED.length, SEALED.length + SALT_BYTES)
  const { key, check } = keysOf(secret, salt)
  if (!timingSafeEqual(head.subarray(-CHECK_BYTES), check))
    throw new StartError(`This backup is sealed with another key than the one in ${file}.`)
  for (let number = 0; ; number += 1) {
    // oxlint-disable-next-line no-await-in-loop -- Each part starts with its length.
    const length = await source.take(4)
    const size = length.readUInt32BE() % LAST_PART
    if (size > PART_BYTES) throw changed()
    // oxlint-disable-next-line no-await-in-loop -- Parts follow one another in one stream.
    const sealed = await source.take(size + TAG_BYTES)
    yield opened(sealed, { key, nonce: nonceOf(number), about: Buffer.concat([head, length]) })
    if (length.readUInt32BE() >= LAST_PART) break
  }
  if (await source.hasMore()) throw changed()
}

function opened(sealed: Buffer, { key, nonce, about }: Record<'key' | 'nonce' | 'about', Buffer>) {
  const cipher = createDecipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(about).setAuthTag(sealed.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([cipher.update(sealed.subarray(0, -TAG_BYTES)), cipher.final()])
  } catch {
    throw changed()
  }
}

function keysOf(secret: Buffer, salt: Buffer) {
  const made = Buffer.from(
    hkdfSync('sha256', secret, salt, 'staff-console-backup', 32 + CHECK_BYTES),
  )
  return { key: made.subarray(0, 32), check: made.subarray(32) }
}

/** A part that is taken away, doubled or moved has another number. */
function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(number, 8)
  return nonce
}

function lengthOf(bytes: number, isLast: boolean): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(isLast ? bytes + LAST_PART : bytes)
  return length
}

/** Takes exactly so many bytes at a time. Throws a StartError where there are no more. */
function readerOf(bytes: AsyncIterable<Buffer>) {
  const chunks = bytes[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  const more = async () => {
    const { done, value } = await chunks.next()
    if (!done) rest = Buffer.concat([rest, value])
    return !done
  }
  return {
    take: async (count: number) => {
      // oxlint-disable-next-line no-await-in-loop -- One chunk after the other.
      while (rest.length < count) if (!(await more())) throw cut()
      const taken = rest.subarray(0, count)
      rest = rest.subarray(count)
      return taken
    },
    hasMore: async () => rest.length > 0 || more(),
  }
}

function changed() {
  return new StartError('This backup is damaged: it was changed after it was sealed.')
}

function cut() {
  return new StartError('This backup is not complete: it was cut.')
}
