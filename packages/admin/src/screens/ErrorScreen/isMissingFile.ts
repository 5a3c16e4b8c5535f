/** Whether a file of the console could not be loaded; each browser has words of its own for that. */
export function isMissingFile(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|Unable to preload/i.test(
      error.message,
    )
  )
}
