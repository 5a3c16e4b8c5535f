import type { FieldErrors } from '../entity/validate'

/** How a save ended, as a value: the form shows its messages, the screen goes on from a saved record. */
export type SaveOutcome<Stored extends object = object> =
  | { status: 'saved'; record: Stored }
  /** The server's rules refused fields. */
  | { status: 'refused'; errors: FieldErrors; message: string }
  /** Somebody saved the record in the meantime; `current` is theirs. */
  | { status: 'conflict'; current: Stored; message: string }
  /** Nothing was stored: the server failed. */
  | { status: 'failed'; message: string; code?: string }
  /** The response was lost: the values may be stored or not. To save again is safe. */
  | { status: 'unknown'; message: string; code?: string }
