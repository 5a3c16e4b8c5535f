/** Something that the person who starts the server has to change; its message is one sentence for them. */
export class StartError extends Error {
  override name = 'StartError'
}

/** The code of a system's or a database's error (`EACCES`, `57P03`), wherever it is wrapped. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return codeOf(error.cause)
}

/** Why something failed, in the words of the innermost error: what wraps it repeats the statement that failed. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause ? reasonOf(error.cause) : error.message || (codeOf(error) ?? error.name)
}
