/** The encodings of a body, the best one first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof ENCODINGS)[number]

/**
 * The best encoding that a client accepts, by its `Accept-Encoding` header. No regular expression looks at the whole header:
 * anybody can send 16 KB of it with each request. A header that no browser sends is not looked at.
 */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== 'string' || accepted.length > MAX_PARSED) return 'identity'
  const names = accepted.split(',').flatMap(acceptedName)
  return ENCODINGS.find((encoding) => names.includes(encoding)) ?? 'identity'
}

/** The most characters of a header that are parsed. */
export const MAX_PARSED = 1024

/** The name in one part of the header, `br;q=0.5`. A quality of 0 means 'not this one'. */
function acceptedName(part: string): string[] {
  const [name = '', ...parameters] = part.split(';')
  return parameters.every(isAccepting) ? [name.trim().toLowerCase()] : []
}

function isAccepting(parameter: string): boolean {
  const [name = '', value = ''] = parameter.split('=')
  const quality = Number(value)
  return name.trim().toLowerCase() === 'q' && quality > 0 && quality <= 1
}
