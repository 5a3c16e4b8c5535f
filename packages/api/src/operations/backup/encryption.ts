import {
  createCipheriv,
  createDecipheriv,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Transform } from 'node:stream'

import { codeOf, StartError } from '../../platform/problems/startError'

/** The secret that backups are encrypted with, and the file that it was read from. */
export interface BackupKey {
  secret: Buffer
  file: string
}

/**
 * Reads the key of backups from a file: 32 bytes or more, without surrounding white space. Throws a StartError if the
 * file cannot be used. The error's message ends with `hint`.
 */
export function readKey(file: string, hint = ''): BackupKey {
  const secret = readSecret(file, hint)
  const isShort = secret.length < MIN_KEY_BYTES
  if (isShort)
    throw new StartError(
      `The key in ${file} is too short: it needs ${MIN_KEY_BYTES} characters or more, as "openssl rand -hex 32" makes them.${hint}`,
    )
  return { secret, file }
}

const MIN_KEY_BYTES = 32

function readSecret(file: string, hint: string): Buffer {
  try {
    return Buffer.from(readFileSync(file, 'latin1').trim(), 'latin1')
  } catch (error) {
    throw new StartError(`The key file ${file} cannot be read (${codeOf(error)}).${hint}`, {
      cause: error,
    })
  }
}

/**
 * The first bytes of an encrypted backup: a name and the version of the format. A salt follows, and a check value that
 * reveals a wrong key. Then come parts of at most 64 KB: a length in four bytes, whose highest bit marks the last part,
 * the ciphertext and its tag. Each part is encrypted with AES-256-GCM, with a key derived for this file and the part's
 * number as nonce.
 */
export const ENCRYPTED_HEAD = Buffer.from('staff-console-sealed 1\n')
const SALT_BYTES = 16
const CHECK_BYTES = 8
const HEAD_BYTES = ENCRYPTED_HEAD.length + SALT_BYTES + CHECK_BYTES
const PART_BYTES = 64 * 1024
const TAG_BYTES = 16
const LAST_PART = 0x80_00_00_00

/** A stream that encrypts and authenticates what is written to it, part by part. */
export function encrypt({ secret }: BackupKey): Transform {
  const salt = randomBytes(SALT_BYTES)
  const { key, check } = deriveKeys(secret, salt)
  const head = Buffer.concat([ENCRYPTED_HEAD, salt, check])
  let rest: Buffer = Buffer.alloc(0)
  let number = 0
  const part = (content: Buffer, isLast: boolean) => {
    const length = encodeLength(content.length, isLast)
    const cipher = createCipheriv('aes-256-gcm', key, nonceFor(number++))
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

/** Decrypts a backup. Throws a StartError for a wrong key, a changed byte or a missing end. */
export async function* decrypt(
  bytes: AsyncIterable<Buffer>,
  { secret, file }: BackupKey,
): AsyncGenerator<Buffer> {
  const source = createReader(bytes)
  const head = await source.take(HEAD_BYTES)
  const salt = head.subarray(ENCRYPTED_HEAD.length, ENCRYPTED_HEAD.length + SALT_BYTES)
  const { key, check } = deriveKeys(secret, salt)
  if (!timingSafeEqual(head.subarray(-CHECK_BYTES), check))
    throw new StartError(`This backup is encrypted with another key than the one in ${file}.`)
  for (let number = 0; ; number += 1) {
    const length = await source.take(4)
    const size = length.readUInt32BE() % LAST_PART
    if (size > PART_BYTES) throw modified()
    const part = await source.take(size + TAG_BYTES)
    yield decryptPart(part, { key, nonce: nonceFor(number), about: Buffer.concat([head, length]) })
    if (length.readUInt32BE() >= LAST_PART) break
  }
  if (await source.hasMore()) throw modified()
}

function decryptPart(
  part: Buffer,
  { key, nonce, about }: Record<'key' | 'nonce' | 'about', Buffer>,
) {
  const cipher = createDecipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(about).setAuthTag(part.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([cipher.update(part.subarray(0, -TAG_BYTES)), cipher.final()])
  } catch {
    throw modified()
  }
}

function deriveKeys(secret: Buffer, salt: Buffer) {
  const derived = Buffer.from(
    hkdfSync('sha256', secret, salt, 'staff-console-backup', 32 + CHECK_BYTES),
  )
  return { key: derived.subarray(0, 32), check: derived.subarray(32) }
}

/** The nonce is the part's number, so that a removed, repeated or moved part cannot be decrypted. */
function nonceFor(number: number): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(number, 8)
  return nonce
}

function encodeLength(bytes: number, isLast: boolean): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(isLast ? bytes + LAST_PART : bytes)
  return length
}

/** Reads a given number of bytes at a time. Throws a StartError if the stream has fewer. */
function createReader(bytes: AsyncIterable<Buffer>) {
  const chunks = bytes[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  const more = async () => {
    const { done, value } = await chunks.next()
    if (!done) rest = Buffer.concat([rest, value])
    return !done
  }
  return {
    take: async (count: number) => {
      while (rest.length < count) if (!(await more())) throw truncated()
      const taken = rest.subarray(0, count)
      rest = rest.subarray(count)
      return taken
    },
    hasMore: async () => rest.length > 0 || more(),
  }
}

function modified() {
  return new StartError('This backup is damaged: it was changed after it was encrypted.')
}

function truncated() {
  return new StartError('This backup is not complete: it was cut.')
}
