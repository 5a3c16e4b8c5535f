import { createHash } from 'node:crypto'

import type { PictureStorage } from '../../../platform/config/config'
import { parseListing } from './listing'
import { S3Requests } from './S3Requests'
import { StorageError, type PictureStore, type StoredObject } from './PictureStore'

/** More than any picture has that was encoded here. */
const MAX_PICTURE_BYTES = 32 * 1024 * 1024

/** A thousand keys of the greatest length. */
const MAX_LISTING_BYTES = 4 * 1024 * 1024

/** Pictures in a bucket, as `<folder>/<hash>.webp`. */
export class S3Store implements PictureStore {
  readonly name: string
  readonly #requests: S3Requests
  readonly #prefix: string

  constructor(storage: PictureStorage) {
    this.name = storage.name
    this.#prefix = storage.prefix
    this.#requests = new S3Requests(storage)
  }

  async put(hash: string, bytes: Uint8Array): Promise<void> {
    if (hashOf(bytes) !== hash)
      throw new StorageError('wrong', `The bytes of ${hash} are those of another.`)
    const answer = await this.#requests.send('PUT', this.#pathOf(hash), { body: bytes, hash })
    if (!answer) throw new StorageError('refused', `${this.name} does not take pictures.`)
  }

  async get(hash: string): Promise<Uint8Array | undefined> {
    // An address names its content for ever, so no other content may be sent or cached for it.
    return this.#requests.send('GET', this.#pathOf(hash), {
      maxBytes: MAX_PICTURE_BYTES,
      isRight: (bytes) => hashOf(bytes) === hash,
    })
  }

  async delete(hash: string): Promise<void> {
    await this.#requests.send('DELETE', this.#pathOf(hash))
  }

  async *list(): AsyncGenerator<StoredObject> {
    const seen = new Set<string>()
    for (let token = ''; ;) {
      const page = parseListing(await this.#readListing(token), this.#prefix)
      yield* page.objects
      if (page.next === undefined) return
      if (seen.has(page.next))
        throw new StorageError('wrong', `The list of ${this.name} has no end.`)
      seen.add(page.next)
      token = page.next
    }
  }

  async #readListing(token: string): Promise<string> {
    const query = new URLSearchParams({ 'list-type': '2', prefix: this.#prefix })
    if (token) query.set('continuation-token', token)
    // The signature is of spaces as %20.
    const bytes = await this.#requests.send('GET', `?${query.toString().replaceAll('+', '%20')}`, {
      maxBytes: MAX_LISTING_BYTES,
    })
    if (!bytes) throw new StorageError('refused', `There is no bucket ${this.name}.`)
    return Buffer.from(bytes).toString('utf8')
  }

  #pathOf(hash: string): string {
    // Rows of a restored backup can have any text here.
    if (!/^[\da-f]{64}$/.test(hash))
      throw new StorageError('wrong', 'A picture has no SHA-256 as its name.')
    return `/${this.#prefix}${hash}.webp`
  }
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
