/** An error that the operator can fix. Only its message is printed, which says what to do. */
export class StartError extends Error {
  override name = 'StartError'
}

/** The code of an operating system's or a database's error (`EACCES`, `57P03`), also of a wrapped one. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return codeOf(error.cause)
}

/** The message of the innermost error. The errors around it only repeat the failed statement. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause ? reasonOf(error.cause) : error.message || (codeOf(error) ?? error.name)
}
