import type { FieldErrors } from '../entity/validate'

/** How a save ended, as a value: the form takes what concerns its fields, the screen the rest. */
export type SaveOutcome =
  | { status: 'saved' }
  /** The server's rules refused fields. */
  | { status: 'refused'; errors: FieldErrors; message: string }
  /** Somebody saved the record in the meantime; `current` is theirs. */
  | { status: 'conflict'; current: object; message: string }
  /** Nothing was stored: the server failed. */
  | { status: 'failed'; message: string }
  /** The response was lost: the values may be stored or not. To save again is safe. */
  | { status: 'unknown'; message: string }
