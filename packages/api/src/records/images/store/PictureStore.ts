import { imageMessages, Problem } from '@staff/contract'

/** The bytes of pictures outside the database, by the SHA-256 of their bytes in hex. Every method can be repeated. */
export interface PictureStore {
  /** What the operator calls it: `s3://bucket/folder`. */
  readonly name: string
  put(hash: string, bytes: Uint8Array): Promise<void>
  /** The bytes of a picture; undefined if there is none. Throws if the bytes are not those of the hash. */
  get(hash: string): Promise<Uint8Array | undefined>
  delete(hash: string): Promise<void>
  list(): AsyncGenerator<StoredObject>
}

/** A picture in the store, and how many bytes it has. */
export interface StoredObject {
  hash: string
  size: number
}

/**
 * What failed: the storage cannot be reached or is too busy, it refuses what the operator has to change, or its answer is wrong.
 */
type Failure = 'away' | 'refused' | 'wrong'

/** A failure of the store: a 503 for the caller, and for the log a reason that has neither keys nor signatures. */
export class StorageError extends Problem {
  constructor(
    readonly failure: Failure,
    readonly reason: string,
  ) {
    super(503, imageMessages.storageAway, { headers: { 'retry-after': '5' } })
  }
}
