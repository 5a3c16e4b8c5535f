/** The value if it is a text, otherwise ''. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
