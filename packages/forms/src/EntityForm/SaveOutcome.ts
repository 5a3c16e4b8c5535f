import type { FieldErrors } from '../entity/validate'

/** How a save ended, as a value: the form takes what concerns its fields, the screen the rest. */
export type SaveOutcome =
  | { status: 'saved' }
  /** The server's rules refused fields. */
  | { status: 'refused'; errors: FieldErrors; message: string }
  /** Somebody saved the record in the meantime; `current` is theirs. */
  | { status: 'conflict'; current: object; message: string }
  /** Nothing was stored: the server failed or could not be reached. */
  | { status: 'failed'; message: string }
