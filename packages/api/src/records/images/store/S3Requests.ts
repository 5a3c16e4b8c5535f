import { setTimeout as sleep } from 'node:timers/promises'

import type { AwsClient } from 'aws4fetch'

import type { PictureStorage, StoragePace } from '../../../platform/config/config'
import { codeOf } from '../../../platform/problems/startError'
import { createConcurrencyLimit } from '../../../platform/throttle/concurrencyLimit'
import { readLimited, refusalOf } from './answers'
import { StorageError } from './PictureStore'

const PACE: StoragePace = { attempt: 8000, attempts: 12_000, pause: 200, rest: 3000 }

const MAX_ATTEMPTS = 3

interface Sent {
  body?: Uint8Array
  /** The SHA-256 of the body, which the storage compares. */
  hash?: string
  /** @default 64 KB */
  maxBytes?: number
  /** Whether an answer is right. A wrong one is asked for again. */
  isRight?: (bytes: Uint8Array) => boolean
}

/** Sends signed requests to a bucket: a few at a time, each within limits of time and size, and repeated after a failure that may pass. */
export class S3Requests {
  #client: Promise<AwsClient> | undefined
  #awayUntil = 0
  readonly #limit = createConcurrencyLimit(8, 100)
  readonly #pace: StoragePace

  constructor(private readonly storage: PictureStorage) {
    this.#pace = { ...PACE, ...storage.pace }
  }

  /** Resolves to the content of the answer; undefined for a 404. Throws a StorageError for every other failure. */
  async send(method: string, path: string, sent: Sent = {}): Promise<Uint8Array | undefined> {
    return this.#limit(async () => {
      const start = Date.now()
      for (let attempt = 1; ; attempt += 1) {
        if (Date.now() < this.#awayUntil) throw this.#away('has just failed')
        try {
          return await this.#try(method, path, sent)
        } catch (error) {
          const failure = error instanceof StorageError ? error : this.#away(wordFor(error))
          if (failure.failure === 'refused') throw failure
          const pause = this.#pace.pause * 4 ** (attempt - 1) * (0.75 + Math.random() / 2)
          const isLate = Date.now() + pause > start + this.#pace.attempts
          if (attempt === MAX_ATTEMPTS || isLate) {
            if (failure.failure === 'away') this.#awayUntil = Date.now() + this.#pace.rest
            throw failure
          }
          await sleep(pause)
        }
      }
    })
  }

  async #try(method: string, path: string, sent: Sent): Promise<Uint8Array | undefined> {
    const { body, hash = EMPTY_HASH, maxBytes = 64 * 1024, isRight = () => true } = sent
    const client = await (this.#client ??= this.#load())
    const request = await client.sign(`${this.storage.bucketUrl}${path}`, {
      method,
      headers: { 'x-amz-content-sha256': hash },
      ...(body && { body: Buffer.from(body) }),
    })
    // A redirect could lead the signed request to another host.
    const answer = await fetch(request, {
      redirect: 'manual',
      signal: AbortSignal.timeout(this.#pace.attempt),
    })
    const bytes = await readLimited(answer, maxBytes)
    const refusal = refusalOf(answer.status, bytes, this.storage.name)
    if (refusal === 'missing') return undefined
    if (refusal) throw refusal
    if (!isRight(bytes))
      throw new StorageError(
        'wrong',
        `${this.storage.bucketUrl}${path} has the content of another picture.`,
      )
    return bytes
  }

  async #load(): Promise<AwsClient> {
    const { AwsClient: Client } = await import('aws4fetch')
    const { accessKeyId, secretAccessKey, region } = this.storage
    return new Client({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  }

  #away(what: string): StorageError {
    return new StorageError(
      'away',
      `The object storage of PICTURES_URL (${this.storage.name}) ${what}.`,
    )
  }
}

/** The SHA-256 of nothing. */
const EMPTY_HASH = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/** What a failed request says about the storage. Messages of errors are left out, because they may have its address or headers. */
function wordFor(error: unknown): string {
  const isTimeout = error instanceof Error && error.name === 'TimeoutError'
  return isTimeout ? 'is too slow' : `does not answer (${codeOf(error) ?? 'connection failed'})`
}
