import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'

import { afterAll, expect, test } from 'vitest'

import { readKey, encrypt, ENCRYPTED_HEAD, decrypt, type BackupKey } from './encryption'

const folder = mkdtempSync(join(tmpdir(), 'staff-encryption-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const key = keyOf('one', 'a'.repeat(64))

function keyOf(name: string, text: string): BackupKey {
  writeFileSync(join(folder, name), text)
  return readKey(join(folder, name))
}

async function encrypted(content: Buffer): Promise<Buffer> {
  // Chunks that do not align with the parts.
  const pieces = Array.from({ length: Math.ceil(content.length / 7001) }, (_, index) =>
    content.subarray(index * 7001, (index + 1) * 7001),
  )
  return Buffer.concat(await Readable.from(pieces).pipe(encrypt(key)).toArray())
}

async function decrypted(bytes: Buffer, by = key): Promise<Buffer> {
  const source: AsyncIterable<Buffer> = Readable.from([bytes.subarray(0, 11), bytes.subarray(11)])
  const parts: Buffer[] = []
  for await (const part of decrypt(source, by)) parts.push(part)
  return Buffer.concat(parts)
}

test.each([0, 1, 65_535, 65_536, 65_537, 200_000])(
  '%i bytes are the same after decryption',
  async (size) => {
    const content = Buffer.alloc(size, 'The content of a backup. ')
    const bytes = await encrypted(content)
    expect(bytes.includes('content')).toBe(false)
    expect((await decrypted(bytes)).equals(content)).toBe(true)
  },
)

test('detects a changed, removed, repeated or added byte', async () => {
  const bytes = await encrypted(Buffer.alloc(150_000, 'x'))
  const headEnd = ENCRYPTED_HEAD.length
  const changes = [headEnd, headEnd + 17, headEnd + 24, headEnd + 30, 70_000, bytes.length - 1].map(
    (at) => {
      const copy = Buffer.from(bytes)
      copy[at] = (copy[at] ?? 0) ^ 1
      return copy
    },
  )
  const part = 4 + 65_536 + 16
  const begin = headEnd + 24
  const first = bytes.subarray(begin, begin + part)
  const moved = [
    bytes.subarray(0, -1),
    bytes.subarray(0, begin + part),
    Buffer.concat([bytes, Buffer.from('x')]),
    Buffer.concat([bytes.subarray(0, begin), first, bytes.subarray(begin)]),
    Buffer.concat([bytes.subarray(0, begin), bytes.subarray(begin + part)]),
    bytes.subarray(0, 20),
  ]
  for (const corrupted of [...changes, ...moved])
    await expect(decrypted(corrupted)).rejects.toThrow(
      /^This backup is (damaged|not complete|encrypted)/,
    )
})

test('a wrong key has its own message, and encrypting the same content twice gives different bytes', async () => {
  const content = Buffer.from('the same')
  const [one, other] = [await encrypted(content), await encrypted(content)]
  expect(one.equals(other)).toBe(false)
  const wrong = keyOf('other', 'b'.repeat(64))
  await expect(decrypted(one, wrong)).rejects.toThrow(
    `This backup is encrypted with another key than the one in ${wrong.file}.`,
  )
})

test('ignores the line break at the end of a key file, and refuses a short or missing key', () => {
  expect(keyOf('line', `${'a'.repeat(64)}\n`).secret).toEqual(key.secret)
  expect(() => keyOf('short', 'secret\n')).toThrow(/is too short: it needs 32 characters/)
  expect(() => readKey(join(folder, 'none'))).toThrow(/cannot be read \(ENOENT\)\.$/)
  expect(readFileSync(key.file, 'utf8')).toHaveLength(64)
})
